// Writes web/dist/app-config.json for a real Firebase project; runs before `firebase deploy` uploads the app.
// The values come from the environment or from web/.env.production.local.
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const names = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
}

interface ProjectConfig {
  readonly backend: 'project'
  readonly firebase: Readonly<Record<string, string>>
  readonly appCheckSiteKey?: string
}

/**
 * What the web app reads from /app-config.json when it runs on a real Firebase project.
 * @throws Error naming every variable that has no value
 */
export function projectConfig(environment: NodeJS.ProcessEnv): ProjectConfig {
  const missing = Object.values(names).filter((name) => !environment[name])
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(', ')} (Firebase console, project settings, your web app) before deploying`,
    )
  }
  const firebase = Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, environment[name] ?? '']),
  )
  const appCheckSiteKey = environment.VITE_FIREBASE_APP_CHECK_SITE_KEY
  return { backend: 'project', firebase, ...(appCheckSiteKey && { appCheckSiteKey }) }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = path.dirname(import.meta.dirname)
  const settings = path.join(root, 'web/.env.production.local')
  if (existsSync(settings)) process.loadEnvFile(settings)
  try {
    writeFileSync(path.join(root, 'web/dist/app-config.json'), JSON.stringify(projectConfig(process.env)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

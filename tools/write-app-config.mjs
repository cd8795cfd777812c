// Writes web/dist/app-config.json for a real Firebase project; runs before `firebase deploy` uploads the app.
// The values come from the environment or from web/.env.production.local.
import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectConfig } from './project-config.mjs'

const root = path.dirname(import.meta.dirname)
const settings = path.join(root, 'web/.env.production.local')
if (existsSync(settings)) process.loadEnvFile(settings)
try {
  writeFileSync(path.join(root, 'web/dist/app-config.json'), JSON.stringify(projectConfig(process.env)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

const names = {
  apiKey: 'VITE_FIREBASE_API_KEY',
  authDomain: 'VITE_FIREBASE_AUTH_DOMAIN',
  projectId: 'VITE_FIREBASE_PROJECT_ID',
  storageBucket: 'VITE_FIREBASE_STORAGE_BUCKET',
  messagingSenderId: 'VITE_FIREBASE_MESSAGING_SENDER_ID',
  appId: 'VITE_FIREBASE_APP_ID',
}

/**
 * What the web app reads from /app-config.json when it runs on a real Firebase project.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {{ backend: 'project', firebase: Record<string, string>, appCheckSiteKey?: string }}
 * @throws {Error} naming every variable that has no value
 */
export function projectConfig(environment) {
  const missing = Object.values(names).filter((name) => !environment[name])
  if (missing.length > 0) {
    throw new Error(
      `Set ${missing.join(', ')} (Firebase console, project settings, your web app) before deploying`,
    )
  }
  const entries = Object.entries(names).map(([key, name]) => [key, environment[name] ?? ''])
  const appCheckSiteKey = environment.VITE_FIREBASE_APP_CHECK_SITE_KEY
  return {
    backend: 'project',
    firebase: Object.fromEntries(entries),
    ...(appCheckSiteKey ? { appCheckSiteKey } : {}),
  }
}

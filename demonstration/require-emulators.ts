/**
 * Makes sure that a seed can only reach emulators.
 * @returns the project id
 * @throws Error when the project is not a `demo-` one, which the real cloud can never have, or an emulator's address
 *   is missing, without which the Admin SDK would call the real service
 */
export function requireEmulators(environment: Readonly<Record<string, string | undefined>>): string {
  const projectId = environment.GCLOUD_PROJECT ?? ''
  if (!projectId.startsWith('demo-')) throw new Error(`Seeds only a demo- project, not "${projectId}"`)
  for (const name of ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST']) {
    if (!environment[name]) throw new Error(`${name} is not set: seeding needs running emulators`)
  }
  return projectId
}

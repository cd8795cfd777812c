/**
 * The Auth emulator mails nothing; it lists the links that it would have mailed.
 * @param {{ authPort: number, projectId: string }} emulator
 * @returns {Promise<import('./catcher.mjs').AccountLink[]>} oldest first, empty while the emulator does not answer
 */
export async function readAccountLinks({ authPort, projectId }) {
  try {
    const answer = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes = [] } = await answer.json()
    return oobCodes
  } catch {
    return []
  }
}

import type { AccountLink } from './message'

/**
 * The Auth emulator mails nothing; it lists the links that it would have mailed.
 * @returns oldest first, empty while the emulator does not answer
 */
export async function readAccountLinks(emulator: {
  readonly authPort: number
  readonly projectId: string
}): Promise<readonly AccountLink[]> {
  const { authPort, projectId } = emulator
  try {
    const answer = await fetch(`http://127.0.0.1:${authPort}/emulator/v1/projects/${projectId}/oobCodes`)
    const { oobCodes = [] } = await answer.json()
    return oobCodes
  } catch {
    return []
  }
}

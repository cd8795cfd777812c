import { assessMessage } from './gate'

/**
 * True if a text written elsewhere than in the chat (contact form, comment, request to a group) should show the crisis
 * card before it is sent: somebody may be in danger, at whatever level.
 */
export function needsCrisisCard(text: string): boolean {
  return assessMessage(text).card !== null
}

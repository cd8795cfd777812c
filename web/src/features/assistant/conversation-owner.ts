import type { DraftOwner } from '../../platform/drafts'
import { currentDraftOwner } from '../../platform/drafts'
import { onErased } from '../../platform/erase-stored'
import { subscribeSession } from '../../platform/session'
import type { ChatState } from './conversation-state'
import { emptyChat } from './conversation-state'

/**
 * Gives each person at this device a conversation of their own, for as long as the page lives: who signs in or out does not
 * read what somebody else wrote, and finds their own again. What is erased is forgotten for everybody.
 *
 * @param replace shows another conversation and returns the one before
 */
export function followConversationOwner(replace: (next: ChatState) => ChatState): void {
  let owner = currentDraftOwner()
  const others = new Map<DraftOwner, ChatState>()
  subscribeSession(() => {
    const next = currentDraftOwner()
    if (next === owner) return
    others.set(owner, replace(others.get(next) ?? emptyChat))
    owner = next
  })
  onErased(() => {
    others.clear()
    replace(emptyChat)
  })
}

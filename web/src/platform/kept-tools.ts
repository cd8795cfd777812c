import { removeText, writeText } from './browser-storage'
import { type DraftOwner, readDraftOf, removeDraftOf } from './drafts'
import { stayKeys, type ToolKey, toolStays } from './erase-stored'

const toolKeys = Object.keys(stayKeys) as readonly ToolKey[]

/** Lets what is written in a tool outlast quick exit and sign-out (`toolStays`), or no longer. */
export function keepTool(tool: ToolKey, stays: boolean): void {
  if (stays) writeText(stayKeys[tool], 'true')
  else removeText(stayKeys[tool])
}

/** Nothing of the tools outlasts anything any more, as at first. */
export function keepNoTool(): void {
  for (const tool of toolKeys) keepTool(tool, false)
}

/** Erases what the owner of an account that is deleted wrote in the tools, whatever was chosen. */
export function eraseToolsOf(owner: DraftOwner): void {
  for (const tool of toolKeys) removeDraftOf(owner, tool)
}

/** The tools in which a person wrote something that their sign-out would erase. */
export function toolsThatGo(owner: DraftOwner): readonly ToolKey[] {
  return toolKeys.filter((tool) => !toolStays(tool) && isWritten(readDraftOf(owner, tool)))
}

/** Fields that were emptied again leave lists and objects of nothing. */
function isWritten(stored: unknown): boolean {
  if (typeof stored === 'object' && stored !== null) return Object.values(stored).some(isWritten)
  return typeof stored === 'string' ? stored.trim() !== '' : typeof stored === 'number'
}

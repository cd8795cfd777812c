import { removeText, writeText } from './browser-storage'
import { type DraftOwner, removeDraftOf } from './drafts'
import { stayKeys, type ToolKey } from './erase-stored'

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

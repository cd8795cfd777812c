import { useDraftOwner, visitor } from '../../platform/drafts'
import { usePreferences } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { toolsWords } from './tools.words'

/** One sentence: where it is kept, and what erases it for the person who is here. */
export function WhereItStays({ stays }: { readonly stays: boolean }) {
  const words = useWords(toolsWords)
  const { quickExitErases, quickExitSignsOut } = usePreferences()
  const isSignedIn = useDraftOwner().owner !== visitor
  // Quick exit that signs somebody out erases as a sign-out does, without the question: nothing may hold it up.
  const exitErases = quickExitErases || (isSignedIn && quickExitSignsOut)
  if (stays || (!exitErases && !isSignedIn)) return <p className="hint">{words.nothingErases}</p>
  if (!exitErases) return <p className="hint">{words.signOutErases}</p>
  return <p className="hint">{isSignedIn ? words.exitAndSignOutErase : words.exitErases}</p>
}

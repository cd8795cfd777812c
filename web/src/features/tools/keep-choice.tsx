import { useWords } from '../../platform/words'
import type { KeptOnDevice } from './storage/kept'
import { toolsWords } from './tools.words'
import { WhereItStays } from './where-it-stays'

/**
 * Before the first field of a tool: what quick exit does to what is about to be written, and the choice to let it outlast quick exit
 * and sign-out; off until somebody turns it on. Who learns it only afterwards has lost a plan, or is read by the wrong person.
 */
export function KeepChoice({
  label,
  stays,
  keep,
}: { readonly label: string } & Pick<KeptOnDevice<unknown>, 'stays' | 'keep'>) {
  const words = useWords(toolsWords)
  return (
    <div className="keep-choice needs-script no-print">
      <WhereItStays stays={stays} />
      <label className="check">
        <input type="checkbox" checked={stays} onChange={({ target }) => keep(target.checked)} />
        <span>
          {label}
          <span className="hint">{words.keepHint}</span>
        </span>
      </label>
    </div>
  )
}

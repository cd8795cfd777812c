import { useEffect } from 'react'
import { readAppConfig } from '../../../platform/firebase/app-config'
import type { AuthMode } from '../../../platform/session'
import { useAuthMode } from '../../../platform/session'
import { useLoaded } from '../../../platform/use-loaded'
import { useWords } from '../../../platform/words'
import '../../../ui/form/form.css'
import { accountFormWords } from '../account-form.words'
import { prepareLocalAccounts } from '../local/local-actions'
import { switchMode } from './account-mode'

/** Cloud account or this device only, with a sentence on what the choice means. */
export function ModeChoice({ name }: { readonly name: string }) {
  const words = useWords(accountFormWords)
  const mode = useAuthMode()
  const hasBackend = useHasBackend()
  useEffect(() => {
    if (mode === 'local') void prepareLocalAccounts()
  }, [mode])
  const choose = (wanted: AuthMode) =>
    void switchMode(wanted, wanted === 'hosted' ? words.switchedToHosted : words.switchedToLocal)
  const options = [
    { value: 'hosted', label: words.hosted, hint: hasBackend ? words.hostedHint : words.hostedMissing },
    { value: 'local', label: words.local, hint: words.localHint },
  ] as const
  return (
    <div className="stack">
      <fieldset className="choices across needs-script">
        <legend className="label">{words.modeLegend}</legend>
        {options.map(({ value, label, hint }) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={mode === value}
              onChange={() => choose(value)}
            />
            <span>
              {label}
              <span className="hint">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="small">{mode === 'hosted' ? words.hostedExplained : words.localExplained}</p>
    </div>
  )
}

/** False only once it is certain that this copy of the site has no cloud. */
function useHasBackend(): boolean {
  // Not known without a network: whoever signs in is told then.
  return useLoaded(readAppConfig).data?.backend !== 'none'
}

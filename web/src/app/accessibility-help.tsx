import { lazy, Suspense, useEffect, useRef } from 'react'
import { changePreferences, usePreferences } from '../platform/preferences'
import { useWords } from '../platform/words'
import { PreferenceSwitches } from '../ui/preference-switches'
import { helpWords } from './accessibility-help.words'
import { LanguageChoice } from './language-choice'
import { shellWords } from './shell.words'
import { TextChoices } from './text-choices'
import { ThemeChoice } from './theme-choice'

const EraseAllResults = lazy(async () => ({
  default: (await import('../ui/erase-all-results')).EraseAllResults,
}))

const shortcuts = [
  ['Alt+H', 'shortcutHelp'],
  ['Alt+M', 'shortcutMain'],
  ['Alt+N', 'shortcutNavigation'],
  ['Alt+S', 'shortcutSearch'],
] as const

/** A native modal dialog: the browser keeps the focus inside, Escape closes it and gives the focus back. */
export function AccessibilityHelp({ request }: { readonly request: number }) {
  const words = useWords(helpWords)
  const { accessibilityHelp } = useWords(shellWords)
  const preferences = usePreferences()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request opens the dialog
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    // The browser would choose the first control, which stands in the middle: it begins with what it is.
    heading.current?.focus()
  }, [request])
  return (
    <dialog ref={dialog} aria-labelledby="accessibility-help" className="accessibility-help">
      <div className="stack">
        <div className="row apart">
          <h2 id="accessibility-help" ref={heading} tabIndex={-1}>
            {accessibilityHelp}
          </h2>
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </div>
        <p>{words.helpIntro}</p>
        <h3>{words.shortcuts}</h3>
        <dl className="shortcuts">
          {shortcuts.map(([keys, text]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{words[text]}</dd>
            </div>
          ))}
          <div>
            <dt>{words.shortcutExitKeys}</dt>
            <dd>{words.shortcutExit}</dd>
          </div>
        </dl>
        <LanguageChoice />
        <ThemeChoice name="help-theme" />
        <TextChoices />
        <PreferenceSwitches values={preferences} onChange={(key, on) => changePreferences({ [key]: on })} />
        <p className="small">{words.resultsStay}</p>
        <Suspense fallback={null}>
          <EraseAllResults />
        </Suspense>
        <p className="small">{words.exitExplained}</p>
        <p className="small">{words.textSize}</p>
      </div>
    </dialog>
  )
}

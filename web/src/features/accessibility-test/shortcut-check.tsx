import { useEffect, useState } from 'react'
import { type SiteKey, tryKeys } from '../../platform/key-trial'
import { usePreferences } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { shortcutWords } from './shortcut-check.words'

/** The site's own keys, pressed for a try: the same code hears them as always, and only says what it would have done. */
export function ShortcutCheck() {
  const words = useWords(shortcutWords)
  const { shortcuts, quickExitKey } = usePreferences()
  const [trial, setTrial] = useState<'unused' | 'on' | 'ended'>('unused')
  const [last, setLast] = useState<{ readonly key: SiteKey; readonly time: number } | null>(null)
  const isOn = trial === 'on'

  useEffect(() => (isOn ? tryKeys((key) => setLast({ key, time: Date.now() })) : undefined), [isOn])
  const end = () => setTrial((before) => (before === 'on' ? 'ended' : before))

  return (
    <section className="stack" aria-labelledby="shortcuts">
      <h2 id="shortcuts">{words.heading}</h2>
      <p>{words.how}</p>
      <p>{words.careful}</p>
      {!shortcuts && <p className="notice">{words.off}</p>}
      {!quickExitKey && <p className="notice">{words.exitOff}</p>}
      <div
        className="stack notice needs-script"
        role="group"
        aria-label={words.group}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) end()
        }}
      >
        <div>
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              // Safari gives a button that was clicked no focus.
              currentTarget.focus()
              setLast(null)
              setTrial(isOn ? 'ended' : 'on')
            }}
          >
            {isOn ? words.stop : words.start}
          </button>
        </div>
        <p role="status">
          {isOn && last && <span key={last.time}>{words.would[last.key]}</span>}
          {isOn && !last && words.ready}
          {trial === 'ended' && words.ended}
        </p>
      </div>
    </section>
  )
}

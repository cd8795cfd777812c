import { inLanguage } from '@amhs/domain/localized'
import type { Service } from '@amhs/domain/services/service'
import { useState } from 'react'
import { announce } from '../../platform/announcer'
import { useLanguage } from '../../platform/preferences'
import { useWords } from '../../platform/words'
import { cardWords } from './services.words'

/** What could not be copied is selected: the keyboard, the menu or a finger does the rest. */
const selected = (element: HTMLElement | null) => {
  if (element) getSelection()?.selectAllChildren(element)
}

/** Puts name and address on the clipboard, for a map app or a taxi; in the language that is read at the place. */
export function CopyAddress({ service: { name, address } }: { readonly service: Service }) {
  const words = useWords(cardWords)
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const localName = /\p{Script=Han}/u.test(address) ? name.zh : name.en
  const text = `${localName}\n${address}`
  const copy = async () => {
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    setState(done ? 'copied' : 'failed')
    announce(done ? words.copied : words.copyFailed)
  }
  return (
    <>
      <button type="button" className="button needs-script" onClick={() => void copy()}>
        {state === 'copied' ? words.copied : words.copy}
        <span className="hidden">{words.siteOf(inLanguage(name, language))}</span>
      </button>
      {state === 'failed' && (
        <span className="small">
          {words.copyFailed} <span ref={selected}>{text}</span>
        </span>
      )}
    </>
  )
}

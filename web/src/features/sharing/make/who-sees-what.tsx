import { readSharedContent, type SharedContent } from '@amhs/domain/sharing/read-bundle'
import { type ShareContent, shareBundle } from '@amhs/domain/sharing/share-bundle'
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../../platform/words'
import { OpenedContent } from '../view/opened-content'
import { makeWords } from './make.words'
import type { ShareValues } from './make-share'
import type { OwnResult } from './own-results.firestore'

/** Says beside the form what the reader will see and what not, and shows it whole before anything is sent. */
export function WhoSeesWhat({
  values,
  results,
  contentOf,
  children,
}: {
  readonly values: ShareValues
  readonly results: readonly OwnResult[]
  readonly contentOf: () => Promise<ShareContent>
  readonly children: ReactNode
}) {
  const words = useWords(makeWords)
  const id = useId()
  const [preview, setPreview] = useState<{ readonly of: string; readonly content: SharedContent } | null>(
    null,
  )
  const state = JSON.stringify([values, results.map((one) => one.id)])
  const name = values.shareName.trim()
  const { seen } = words
  const list = [
    ...(values.words.trim() === '' ? [] : [seen.words]),
    ...(results.length === 0 ? [] : [seen.results(results.length)]),
    ...(values.much === 'answers' && results.length > 0
      ? [values.safetyAnswers ? seen.allAnswers : seen.answers]
      : []),
    seen.note,
  ]

  async function show() {
    const content = readSharedContent(shareBundle(await contentOf()))
    if (content) setPreview({ of: state, content })
  }

  return (
    <aside className="panel stack share-aside" aria-labelledby={id}>
      <h2 id={id} className="lead">
        <bdi>{name === '' ? words.sees0 : words.sees(name)}</bdi>
      </h2>
      <ul>
        {list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <h3>{words.notSees}</h3>
      <ul>
        {words.unseen.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <details
        key={state}
        onToggle={(event) => {
          if (event.currentTarget.open) void show()
        }}
      >
        <summary>{words.preview}</summary>
        {preview?.of === state && <OpenedContent content={preview.content} isPreview />}
      </details>
      {children}
    </aside>
  )
}

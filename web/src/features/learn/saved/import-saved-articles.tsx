import { useState } from 'react'
import { announce } from '../../../platform/announcer'
import { useWords } from '../../../platform/words'
import { Icon } from '../../../ui/icon'
import { savedTakeOverWords } from './import-saved-articles.words'
import { moveSavedArticles } from './move-saved-articles'
import type { SavedArticles } from './saved-articles.repository'

/**
 * Moves the articles kept on this device into the account, one by one: what did not arrive stays here. Shows nothing when
 * the device holds none, and what was moved when it did.
 */
export function ImportSavedArticles({
  count,
  account,
  onMoved,
}: {
  /** How many articles the device holds. */
  readonly count: number
  readonly account: SavedArticles
  /** Called after every try, also after one that moved only some; `all` when none is left here. */
  readonly onMoved: (all: boolean) => Promise<void>
}) {
  const words = useWords(savedTakeOverWords)
  const [state, setState] = useState<'idle' | 'moving' | 'failed'>('idle')
  const [arrived, setArrived] = useState(0)

  async function move() {
    setState('moving')
    const { moved, left } = await moveSavedArticles(account)
    await onMoved(left === 0)
    setState(left === 0 ? 'idle' : 'failed')
    setArrived(moved)
    if (left === 0) announce(words.takenOver(moved))
    else announce(words.takeOverFailed(left), 'assertive')
  }

  if (count === 0) return arrived > 0 && <p>{words.takenOver(arrived)}</p>
  return (
    <div className="notice stack">
      <p>{words.takeOverText(count)}</p>
      {state === 'failed' && (
        <p className="error">
          <Icon name="error" />
          {words.takeOverFailed(count)}
        </p>
      )}
      <p>
        <button
          type="button"
          className="button"
          aria-disabled={state === 'moving'}
          onClick={() => state !== 'moving' && void move()}
        >
          {state === 'moving' ? words.takingOver : words.importLocal}
        </button>
      </p>
    </div>
  )
}

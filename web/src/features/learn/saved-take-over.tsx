import { useState } from 'react'
import { announce } from '../../platform/announcer'
import type { Session } from '../../platform/session'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { savedArticlesOf, takeOverSavedArticles } from './saved-articles'
import { savedTakeOverWords } from './saved-take-over.words'

/**
 * Moves the articles kept on this device into the account, one by one: what did not arrive stays here. Shows nothing when
 * the device holds none, and what was moved when it did.
 */
export function SavedTakeOver({
  count,
  session,
  onMoved,
}: {
  /** How many articles the device holds. */
  readonly count: number
  readonly session: Session
  /** Called after every try, also after one that moved only some; `all` when none is left here. */
  readonly onMoved: (all: boolean) => void
}) {
  const words = useWords(savedTakeOverWords)
  const [state, setState] = useState<'idle' | 'moving' | 'failed'>('idle')
  const [arrived, setArrived] = useState(0)

  async function move() {
    setState('moving')
    // Firebase itself may not have been had: then everything is still here.
    const { moved, left } = await savedArticlesOf(session)
      .then(takeOverSavedArticles)
      .catch(() => ({ moved: 0, left: count }))
    setState(left === 0 ? 'idle' : 'failed')
    setArrived(moved)
    if (left === 0) announce(words.takenOver(moved))
    else announce(words.takeOverFailed(left), 'assertive')
    onMoved(left === 0)
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
          {state === 'moving' ? words.takingOver : words.takeOver}
        </button>
      </p>
    </div>
  )
}

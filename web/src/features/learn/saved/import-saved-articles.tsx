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
  /** Called after a try that moved some; `all` when none is left here. Not waited for before a failure is told. */
  readonly onMoved: (all: boolean) => Promise<void>
}) {
  const words = useWords(savedTakeOverWords)
  const [isMoving, setIsMoving] = useState(false)
  const [arrived, setArrived] = useState(0)
  const [notMoved, setNotMoved] = useState(0)

  async function move() {
    setIsMoving(true)
    const { moved, left } = await moveSavedArticles(account)
    setArrived(moved)
    setNotMoved(left)
    // Said before the lists are read anew, which may wait for the same dead network.
    if (left > 0) {
      setIsMoving(false)
      announce(words.takeOverFailed(left), 'assertive')
    }
    if (moved > 0) await onMoved(left === 0)
    if (left > 0) return
    setIsMoving(false)
    announce(words.takenOver(moved))
  }

  if (count === 0) return arrived > 0 && <p>{words.takenOver(arrived)}</p>
  return (
    <div className="notice stack">
      <p>{words.takeOverText(count)}</p>
      {notMoved > 0 && !isMoving && (
        <p className="error">
          <Icon name="error" />
          {words.takeOverFailed(notMoved)}
        </p>
      )}
      <p>
        <button
          type="button"
          className="button"
          aria-disabled={isMoving}
          onClick={() => !isMoving && void move()}
        >
          {isMoving ? words.takingOver : words.importLocal}
        </button>
      </p>
    </div>
  )
}

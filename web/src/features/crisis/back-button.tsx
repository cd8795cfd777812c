import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWords } from '../../platform/words'
import { Icon } from '../../ui/icon'
import { crisisWords } from './crisis.words'

/** Leads back to where the person was on this site; absent where they came from elsewhere. */
export function BackButton() {
  const words = useWords(crisisWords)
  const navigate = useNavigate()
  const [hasPage, setHasPage] = useState(false)
  useEffect(() => {
    // The router numbers its entries of the browser's history from zero.
    const state: unknown = window.history.state
    const index = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : 0
    setHasPage(typeof index === 'number' && index > 0)
  }, [])
  if (!hasPage) return null
  return (
    <p>
      <button type="button" className="button" onClick={() => navigate(-1)}>
        <Icon name="back" />
        {words.back}
      </button>
    </p>
  )
}

import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs a change at once, or, while a finger or a mouse button is down, right after it is lifted. Pressing a button takes
 * the focus from a field; a message that appeared at that moment would move the button away from under the press, and
 * the click would be lost.
 */
export function useAfterPress(): (change: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      pressed.current = true
    }
    const lift = () => {
      pressed.current = false
      // The click follows the lifting in the same turn.
      setTimeout(() => {
        for (const change of waiting.current.splice(0)) change()
      })
    }
    window.addEventListener('pointerdown', press, true)
    window.addEventListener('pointerup', lift, true)
    window.addEventListener('pointercancel', lift, true)
    return () => {
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('pointerup', lift, true)
      window.removeEventListener('pointercancel', lift, true)
    }
  }, [])

  return useCallback((change) => {
    if (pressed.current) waiting.current.push(change)
    else change()
  }, [])
}

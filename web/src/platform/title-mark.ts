import { useEffect } from 'react'
import { setTitlePart } from './page-meta'

const marks: string[] = []

/**
 * Puts a mark before the title of whatever page this stands on, for as long as something is wrong with what was given there. Apart from
 * the title itself: most pages take nothing.
 *
 * @param mark "Error: "; empty while nothing is wrong
 */
export function useTitleMark(mark: string): void {
  useEffect(() => {
    if (mark === '') return
    marks.push(mark)
    setTitlePart('mark', mark)
    return () => {
      marks.splice(marks.indexOf(mark), 1)
      setTitlePart('mark', marks[0] ?? '')
    }
  }, [mark])
}

import { useState } from 'react'
import { hasUrgentWords, prepareUrgentWords } from '../../platform/urgent-words'

/**
 * Looks for words of danger in what somebody writes for themselves, on the device, when they leave the field; nothing is sent.
 * Where the word lists cannot be loaded, nothing is said: the numbers stand on the page anyway. What was found once stays said, whatever
 * another field holds.
 */
export function useWorryingWords() {
  const [isWorrying, setIsWorrying] = useState(false)
  return {
    isWorrying,
    onFocus: prepareUrgentWords,
    onBlur: (text: string) => {
      if (text.trim() === '') return
      void hasUrgentWords(text, false).then((found) => {
        if (found) setIsWorrying(true)
      })
    },
  }
}

import { useState } from 'react'
import { prepareUrgentWords } from '../../platform/urgent-words'

/**
 * Looks for words of danger in what somebody writes for themselves, on the device, when they leave the field; nothing is sent.
 * Where the word lists cannot be loaded, nothing is said: the numbers stand on the page anyway.
 */
export function useWorryingWords() {
  const [isWorrying, setIsWorrying] = useState(false)
  return {
    isWorrying,
    onFocus: prepareUrgentWords,
    onBlur: (text: string) => {
      if (text.trim() === '') return
      import('@amhs/domain/safety/urgent-words').then(
        ({ needsCrisisCard }) => setIsWorrying(needsCrisisCard(text)),
        () => undefined,
      )
    },
  }
}

import { defineWords } from '../../../platform/words'

/** Apart from the other words of a result: the page loads them only with a result that leaves it. */
export const resultNotesWords = defineWords({
  zh: {
    emergencyNote: {
      you: (numbers: string) => `如果可能会伤害自己，或正处在危险中，请拨打：${numbers}。`,
      me: (numbers: string) => `如果我可能会伤害自己，或正处在危险中，请拨打：${numbers}。`,
      child: (numbers: string) => `如果孩子可能会伤害自己，或正处在危险中，请拨打：${numbers}。`,
    },
    lineNote: (line: string, hours: string | null) => `${line}${hours === null ? '' : `（${hours}）`}`,
    checkedNote: (date: string) => `号码整理于 ${date}。`,
  },
  en: {
    emergencyNote: {
      you: (numbers: string) => `If you might hurt yourself, or are in danger, call ${numbers}.`,
      me: (numbers: string) => `If I might hurt myself, or am in danger, call ${numbers}.`,
      child: (numbers: string) => `If the child might hurt themselves, or is in danger, call ${numbers}.`,
    },
    lineNote: (line: string, hours: string | null) => `${line}${hours === null ? '' : ` (${hours})`}`,
    checkedNote: (date: string) => `List of numbers made on ${date}.`,
  },
})

import { replacedReply } from '@amhs/domain/assistant/assistant-texts'
import { answerToTold } from '@amhs/domain/assistant/follow-up/answer-to-told'
import { inLanguage, type Language } from '@amhs/domain/localized'
import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { fillText, templateText } from '@amhs/domain/safety/fill-template'
import { protectionContacts } from '@amhs/domain/safety/protection-contacts'
import { shownTemplate } from '@amhs/domain/safety/shown-template'
import { wordsIn } from '../../platform/words'
import { answering } from './answering'
import { assistantWords } from './assistant.words'
import type { ChatState, Entry } from './conversation-state'

/** The conversation as plain text, each part with who said it. */
export function conversationText(
  { entries, provider }: ChatState,
  language: Language,
  region: string,
): string {
  const words = wordsIn(assistantWords, language)
  const contacts = crisisContacts(region, { language })
  const said = (entry: Entry): string | null => {
    switch (entry.kind) {
      case 'mine':
        return `${words.you} ${entry.text}`
      case 'reply':
        return `${words.byModel(provider ?? '')}\n${entry.text}`
      case 'guide': {
        const { passages, mayFit = [] } = entry
        const [best] = passages
        const said = [
          ...(entry.reflection ? [fillText(inLanguage(entry.reflection, language), contacts, language)] : []),
          ...(entry.end === 'who-finds-out' ? [words.sentToAi[answering.get()]] : []),
          ...(best ? [words.from(best.title), ...best.lines] : []),
          ...(mayFit.length > 0 ? [words.mayFit(mayFit.length)] : []),
          ...mayFit.map(({ title }) => inLanguage(title, language)),
        ]
        return said.length > 0 ? [words.byGuide, ...said].join('\n') : null
      }
      case 'card': {
        const template = shownTemplate(entry.card, entry, answering.get() === 'ai')
        const told = answerToTold(entry.tells, entry, false)
        return templateText(
          told.length > 0 ? { ...template, parts: told } : template,
          entry.attacked ? protectionContacts(region, { language, assaulted: entry.assaulted }) : contacts,
          language,
        )
      }
      case 'replaced':
        return fillText(inLanguage(replacedReply, language), contacts, language)
      default:
        return null
    }
  }
  return entries
    .map(said)
    .filter((text) => text !== null)
    .join('\n\n')
}

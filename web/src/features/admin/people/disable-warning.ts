import type { Language } from '@amhs/domain/localized'
import { wordsIn } from '../../../platform/words'
import { adminWords } from '../admin.words'
import type { User } from './user-row'

/** What an administrator reads before an account is disabled: what it does to its owner, and to whoever shares results with a professional. */
export function disableWarning({ role }: Pick<User, 'role'>, isOwn: boolean, language: Language): string {
  const words = wordsIn(adminWords, language)
  const toOwner = isOwn ? words.disableOwn : words.disableText
  if (role !== 'professional') return toOwner
  return `${toOwner}${language === 'en' ? ' ' : ''}${words.disableEndsShares}`
}

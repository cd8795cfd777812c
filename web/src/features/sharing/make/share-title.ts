import type { OwnShare } from '@amhs/domain/contracts/list-shares.contract'
import type { Language } from '@amhs/domain/localized'
import { formatDateTime } from '../../../platform/dates'
import { wordsIn } from '../../../platform/words'
import { makeWords } from './make.words'

function nameOf({ name, audience }: OwnShare, language: Language): string {
  const words = wordsIn(makeWords, language)
  return name ?? words.unnamed(words.audiences[audience])
}

/**
 * How a link is called in its owner's list, its buttons and its dialogs. Where two would be called alike, when it was made and what is
 * in it are part of the name: nobody stops the wrong one.
 */
export function shareTitle(share: OwnShare, all: readonly OwnShare[], language: Language): string {
  const words = wordsIn(makeWords, language)
  const name = nameOf(share, language)
  if (!all.some((other) => other.id !== share.id && nameOf(other, language) === name)) return name
  const made = formatDateTime(Date.parse(share.createdAt), language)
  return words.toldApart(name, made, words.contentsOf(share.results))
}

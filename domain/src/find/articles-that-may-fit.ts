import { isForOthers, readTopics } from '../assistant/guide-topics'
import type { ArticleId } from '../content/article'
import { simplify } from '../safety/simplified-characters'
import { type FindableArticle, findArticles } from './find-articles'

/** So many titles are offered at most where nothing is sure: more would be a list to work through. */
const mostOffered = 2

const betweenClauses = /[，。！？；、,.!?;\n]+/

/** Everyday worries that a longer sentence hides from the search; each is searched as it stands here. */
const everydayWorry =
  /考试|作业|成绩|睡不着|失眠|压力|紧张|焦虑|孤单|孤独|吵架|分手|\b(?:exams?|homework|sleep|stress|anxiety|anxious|lonely|breakup)\b/g

/**
 * Titles to offer where the guide quotes nothing, as the search of the articles finds them: for the whole message, else for its clauses,
 * else for the everyday worries that it names. Nothing that is written for relatives is offered to the person concerned, and a piece of
 * a sentence ("累死了") brings nobody to the article on suicide.
 */
export function articlesThatMayFit(
  message: string,
  articles: readonly FindableArticle[],
): readonly ArticleId[] {
  const { aboutOther } = readTopics(message)
  const fitting = (ids: readonly ArticleId[]) => ids.filter((id) => aboutOther || !isForOthers(id))
  const ofPieces = (pieces: readonly string[], titled: readonly FindableArticle[]) =>
    fitting(pieces.flatMap((piece) => findArticles(piece, titled))).filter((id) => id !== 'suicide-help')
  const clauses = message.split(betweenClauses).filter((clause) => clause.trim() !== '')
  const plain = [...message.toLowerCase()].map(simplify).join('')
  const tries = [
    () => fitting(findArticles(message, articles)),
    // Not by titles: a clause such as "what" stands in several of them.
    () => ofPieces(clauses, []),
    () => ofPieces(plain.match(everydayWorry) ?? [], articles),
  ]
  for (const find of tries) {
    const found = [...new Set(find())].slice(0, mostOffered)
    if (found.length > 0) return found
  }
  return []
}

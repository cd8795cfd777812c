import { isForOthers, readTopics } from '../assistant/guide-topics'
import type { ArticleId } from '../content/article'
import { simplify } from '../safety/simplified-characters'
import { type FindableArticle, findArticles } from './find-articles'

/** So many titles are offered at most where nothing is sure: more would be a list to work through. */
const mostOffered = 2

/** How probable the article of one clause has to be: a piece of a sentence ("in the toilets") is easily taken for a matter of its own. */
const clearly = 0.5

/** And that of the whole message, where it was read in one: what is less probable is seldom meant. */
const rather = 0.15

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
  const probable = (piece: string, least: number) =>
    readTopics(piece).articles.flatMap(({ id, score }) => (score >= least ? [id] : []))
  const withoutSuicide = (ids: readonly ArticleId[]) => fitting(ids).filter((id) => id !== 'suicide-help')
  const clauses = message.split(betweenClauses).filter((clause) => clause.trim() !== '')
  const plain = [...message.toLowerCase()].map(simplify).join('')
  const tries = [
    () => {
      const likely = probable(message, rather)
      const meant = new Set(readTopics(message).articles.map(({ id }) => id))
      return fitting(findArticles(message, articles).filter((id) => !meant.has(id) || likely.includes(id)))
    },
    // Not by titles: a clause such as "what" stands in several of them.
    () => withoutSuicide(clauses.flatMap((clause) => probable(clause, clearly))),
    () =>
      withoutSuicide((plain.match(everydayWorry) ?? []).flatMap((worry) => findArticles(worry, articles))),
  ]
  for (const find of tries) {
    const found = [...new Set(find())].slice(0, mostOffered)
    if (found.length > 0) return found
  }
  return []
}

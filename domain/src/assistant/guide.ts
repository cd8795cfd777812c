import type { ArticleId } from '../content/article'
import { stem } from '../find/question-features'
import { answerFrom } from '../find/topic-model'
import { simplify } from '../safety/simplified-characters'
import { isForOthers, readTopics } from './guide-topics'

/** A piece of an article as the guide's index holds it: one heading with the words below it. */
export interface GuidePassage {
  readonly articleId: ArticleId
  /** Title of the article. */
  readonly title: string
  /** Anchor of the heading; null for the article's summary. */
  readonly anchor: string | null
  /** Empty for the summary. */
  readonly heading: string
  /** Paragraphs and list items. */
  readonly lines: readonly string[]
}

/** Finds places in the articles of one language. */
export interface Guide {
  /** The passages that answer a question best, best first and at most one of an article; none where nothing fits. */
  find(question: string, most?: number): readonly GuidePassage[]
}

const han = /\p{Script=Han}/u

/** Words that stand in questions of every kind and find nothing. */
const chineseFiller =
  /怎么办|怎么样|怎么|怎样|什么|为什么|如何|可以|我们|你们|他们|她们|自己|一个|一些|有没有|是不是|会不会|能不能|要不要|请问|应该|最近|总是|经常|觉得|感觉|知道|现在|时候|告诉|关于|因为|所以|如果|但是|还是|已经|这样|那样|这个|那个|这些|那些|好像|有点|一直|真的|非常|特别|想要|想|要|我|你|您|他|她|它|们|的|了|吗|呢|吧|啊|呀|么|是|就|都|也|很|在|和|与|或|被|把|让|给|对|从|到|有|会|能|说|个|这|那|该|请/g

const englishFiller = new Set(
  'a about all also always am an and any are as at be been but by can could did do does dont for from get getting give had has have help how i if im in is it its ive just know like make me more much my need not of on or our really should so some tell that the their them then there these they thing things this to too up us very want was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Questions and passages meet in simplified characters: a site in traditional Chinese has its passages converted. */
function simplified(text: string): string {
  return [...text].map(simplify).join('')
}

/** The searchable words of a text: Chinese as overlapping pairs of characters, Latin words without common endings. */
export function guideTerms(text: string): readonly string[] {
  const plain = simplified(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(chineseFiller, ' ')
  const runs = plain.match(/\p{Script=Han}+|[\p{Letter}\p{Number}]+/gu) ?? []
  return runs.flatMap((run) => {
    if (!han.test(run)) return englishFiller.has(run) ? [] : [stem(run)]
    const characters = [...run]
    if (characters.length === 1) return []
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  })
}

interface IndexedPassage {
  readonly passage: GuidePassage
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

/** How much more a word counts in the title and the heading than in the text. */
const titleWeight = 4
const headingWeight = 3

function indexed(passage: GuidePassage): IndexedPassage {
  const counts = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const term of guideTerms(text)) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  add(passage.title, titleWeight)
  add(passage.heading, headingWeight)
  for (const line of passage.lines) add(line, 1)
  return { passage, counts, length: [...counts.values()].reduce((sum, count) => sum + count, 0) }
}

// The usual constants of BM25.
const saturation = 1.2
const lengthShare = 0.6

/** A word that stands in more than this share of all passages tells nothing about one of them. */
const commonShare = 0.3

/** Headings of what is written for friends and family, in articles for the person concerned. */
const headingForOthers =
  /亲友|朋友和家人|父母和朋友|帮忙|别人的哪些信号|直接问会有危险|谁来照顾你|有人发文|有人受伤|friends|family|parents|notice in others|dangerous to ask|you help\?|looks after you|someone posts|someone is hurt/i

/** Who asks who will get to know of it, is answered by what an article says of privacy. */
const asksWhoKnows =
  /保密|隐私|会知道|会不会知道|知道吗|告诉我?(?:爸|妈|父|母|家|老师|学校)|不想让.{0,6}知道|打给我?(?:爸|妈|家)|没有?(?:爸妈|父母|家长)|confidential|privacy|private|find out|get to know|(?:tell|call|ring|phone|contact) my (?:mum|mom|dad|parents?|mother|father|family|school|boss)|without (?:my|a) (?:mum|mom|dad|parents?|mother|father)|without .{0,20}knowing/i
const headingOnPrivacy = /保密|别人会知道|privacy|other people know/i

/**
 * From which probability on the best article is quoted. A search shows what is less probable too (`least` of the weights): there one of
 * several titles is chosen, here one passage stands as the answer. Chosen on `data/questions/dev-2.jsonl`. Who asks whether
 * parents get to know of it is answered from `least` on: nothing else is asked in these words.
 */
const quotedFrom = 0.45

/**
 * Builds the guide from the passages of one language. It only ever quotes them: nothing is generated, and the safety
 * gate, which is made for what people write, is not run over them.
 */
export function createGuide(passages: readonly GuidePassage[]): Guide {
  const entries = passages.map(indexed)
  const meanLength = entries.reduce((sum, entry) => sum + entry.length, 0) / Math.max(1, entries.length)
  const spread = new Map<string, number>()
  for (const { counts } of entries) {
    for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  }
  const rarity = (term: string) => Math.log(1 + entries.length / (spread.get(term) ?? 1))

  const scoreOf = ({ counts, length }: IndexedPassage, terms: readonly string[]): number => {
    let score = 0
    for (const term of terms) {
      const count = counts.get(term)
      if (count === undefined) continue
      const long = 1 - lengthShare + (lengthShare * length) / meanLength
      score += (rarity(term) * count * (saturation + 1)) / (count + saturation * long)
    }
    return score
  }

  /** The place in an article that a question leads to; the summary where no heading says what was asked. */
  const placeIn = (
    articleId: ArticleId,
    terms: readonly string[],
    aboutOther: boolean,
    question: string,
  ): GuidePassage | null => {
    const own = entries.filter(({ passage }) => passage.articleId === articleId)
    const [summary] = own
    const onPrivacy = own.find(({ passage: { heading } }) => headingOnPrivacy.test(simplified(heading)))
    if (onPrivacy !== undefined && asksWhoKnows.test(simplified(question))) return onPrivacy.passage
    const headed = own.filter(({ passage: { heading } }) => {
      if (heading === '') return false
      if (headingForOthers.test(simplified(heading)) !== (aboutOther && !isForOthers(articleId))) return false
      const named = new Set(guideTerms(heading))
      return aboutOther || terms.some((term) => named.has(term))
    })
    const [best] = headed.sort((one, other) => scoreOf(other, terms) - scoreOf(one, terms))
    return (best ?? summary)?.passage ?? null
  }

  return {
    find(question, most = 3) {
      const { articles, aboutOther } = readTopics(question)
      if (!answerFrom(quotedFrom, articles) && !asksWhoKnows.test(simplified(question))) return []
      const terms = [...new Set(guideTerms(question))].filter(
        (term) => (spread.get(term) ?? 0) <= entries.length * commonShare,
      )
      return articles
        .filter(({ id }) => aboutOther || !isForOthers(id))
        .slice(0, most)
        .flatMap(({ id }) => placeIn(id, terms, aboutOther, question) ?? [])
    },
  }
}

/** Longest quotation in UTF-16 units; more is for the article itself. */
const longestExcerpt = 420

/** The first lines of a passage that fit an answer; always whole lines, at least one. */
export function excerptOf(passage: GuidePassage): readonly string[] {
  const lines: string[] = []
  let length = 0
  for (const line of passage.lines) {
    length += line.length
    if (lines.length > 0 && length > longestExcerpt) break
    lines.push(line)
  }
  return lines
}

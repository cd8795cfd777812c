import type { ScreeningRecord } from '../documents/screening-document'
import type { Localized } from '../localized'
import type { AgeBand } from '../safety/age-band'
import type { Band, Instrument, SafetyNotice } from './instrument'

/**
 * What a result says in a sentence, and what can be done this week. All of it follows from an instrument's own file (bands,
 * cut-off, advice) and the articles of the site; nothing here is a clinical claim of its own, and no sentence says that somebody
 * has or has not a condition (`resultText.mustNotSay`).
 */

type Score = ScreeningRecord['score']
type Cutoff = NonNullable<Instrument['scoring']['cutoff']>

/** Whether an answer spoke of thoughts of dying or of hurting oneself: it comes before every number. */
export function toldOfThoughts(notices: readonly SafetyNotice[]): boolean {
  return notices.some(({ level, reason }) => level === 'crisis' && reason === 'answer')
}

/**
 * The result in one sentence: who told of such thoughts is thanked first; else who it is about, then the cut-off or the band. What was
 * told stands below (`toldSentence`): the largest words of a page can be read over a shoulder.
 */
export function resultHeadline(
  instrument: Instrument,
  score: Score,
  notices: readonly SafetyNotice[],
): Localized {
  if (toldOfThoughts(notices)) {
    return {
      zh: '谢谢你说出来，先别一个人扛',
      en: 'Thank you for telling us. You don’t have to carry this alone',
    }
  }
  const { total, subscales } = score
  if (total === null) return subscales ? partsHeadline(instrument, subscales) : noScore
  const { cutoff, bands } = instrument.scoring
  const band = bands.find(({ id }) => id === score.band)
  if (!band) {
    const [from, to] = instrument.scoring.range
    return {
      zh: `你的得分是 ${total} 分，范围 ${from}–${to}`,
      en: `Your score is ${total}, from ${from} to ${to}`,
    }
  }
  if (cutoff && hasOneLine(instrument)) {
    const positive = score.positive === true
    return (
      (!positive && areaHeadline(instrument, subscales)) || lineHeadline(instrument, cutoff, total, positive)
    )
  }
  return score.positive === true
    ? {
        zh: `你的回答属于“${band.label.zh}”，值得找人聊聊`,
        en: `Your answers come out as “${band.label.en}”: worth talking to someone`,
      }
    : {
        zh: `你的回答属于“${band.label.zh}”，你的感受一样重要`,
        en: `Your answers come out as “${band.label.en}”, and how you feel still matters`,
      }
}

/** What was told, said in the body of the page. */
export const toldSentence: Localized = {
  zh: '你提到了不想活或伤害自己的念头。很多人在特别难熬的时候都会有，现在就有人可以帮你。',
  en: 'You told us about thoughts of dying or of hurting yourself. Many people have them when things are very hard, and help is there now.',
}

const noScore: Localized = { zh: '这次没有总分', en: 'There’s no total score this time' }

/** Whether the bands only say on which side of the cut-off a score lies. */
function hasOneLine({ scoring }: Instrument): boolean {
  return scoring.bands.findIndex(({ id }) => id === 'below' || id === 'negative') === 0
}

/** A total below the cut-off with areas that reached their own: that it lies below is only half of what was found. */
function areaHeadline({ scoring }: Instrument, subscales: Score['subscales']): Localized | null {
  const areas = scoring.subscales.filter(({ id }) => subscales?.[id]?.positive === true)
  if (areas.length === 0) return null
  const named = {
    zh: areas.map(({ label }) => `“${label.zh}”`),
    en: areas.map(({ label }) => label.en.toLowerCase()),
  }
  return {
    zh: `总分没到分界线，但${named.zh.join('')}到了`,
    en: `Below the cut-off overall, but not for ${named.en.join(' or ')}`,
  }
}

function lineHeadline(instrument: Instrument, cutoff: Cutoff, total: number, positive: boolean): Localized {
  // A parent is worried about a child, not about a score: it speaks of what was seen, and the number comes after it.
  if (instrument.respondent === 'parent') {
    return positive
      ? {
          zh: '你看到的这些，值得带孩子看医生',
          en: 'It’s worth seeing a doctor together about what you’ve noticed',
        }
      : {
          zh: '你看到的这些，没有到分界线。谢谢你替孩子留心',
          en: 'What you’ve noticed stays below the cut-off. It’s good that you’re looking out for your child',
        }
  }
  if (!positive)
    return {
      zh: '你的得分低于分界线，你的感受一样重要',
      en: 'Your score is below the cut-off, and how you feel still matters',
    }
  const where = reached(cutoff, total)
  return {
    zh: `你的得分${where.zh}，值得找专业的人聊聊`,
    en: `Your score is ${where.en}: worth talking to a professional`,
  }
}

/** How a score that reached the cut-off stands to it. Where it differs by sex, only that it was reached is known afterwards. */
function reached(cutoff: Cutoff, total: number): Localized {
  const values = 'value' in cutoff ? [cutoff.value] : [cutoff.men, cutoff.women]
  if (total > Math.max(...values)) return { zh: '高于分界线', en: 'above the cut-off' }
  // Between the two it may be either.
  const en = total > Math.min(...values) ? 'at or above the cut-off' : 'at the cut-off'
  return { zh: '达到分界线', en }
}

/** Two scores about work as one sentence about the person; null where one of them could not be given. */
function wornHeadline(subscales: NonNullable<Score['subscales']>): Localized | null {
  const { personal, work } = subscales
  if (!personal?.band || !work?.band) return null
  const [tired, byWork] = [personal.band !== 'low', work.band !== 'low']
  if (tired && byWork)
    return { zh: '人很累，工作也在耗着你', en: 'You’re worn out, and work is wearing you down' }
  if (tired)
    return { zh: '人很累，工作带来的累少一些', en: 'You’re worn out, and less of it comes from work' }
  return byWork
    ? { zh: '工作在耗着你，别的时候好一些', en: 'Work is wearing you down; the rest of life less so' }
    : { zh: '你说的累，还在较低的一段', en: 'Your tiredness lies in the lower part of the scale' }
}

function partsHeadline(instrument: Instrument, subscales: NonNullable<Score['subscales']>): Localized {
  const worn = instrument.topic === 'workplace' ? wornHeadline(subscales) : null
  if (worn) return worn
  const bandOf = (id: string) => instrument.scoring.bands.find((band) => band.id === subscales[id]?.band)
  const parts = instrument.scoring.subscales.flatMap(({ id, label }) => {
    const band = bandOf(id)
    return band ? [{ label, band: band.label }] : []
  })
  const [first, ...others] = parts
  if (!first) return noScore
  if (parts.length > 1 && others.every(({ band }) => band.en === first.band.en)) {
    return {
      zh: `${parts.length === 2 ? '两' : parts.length}个分数都在“${first.band.zh}”这一段`,
      en: `${parts.length === 2 ? 'Both' : 'All'} scores lie in the part called “${first.band.en}”`,
    }
  }
  return {
    zh: parts.map(({ label, band }) => `${label.zh}：${band.zh}`).join('，'),
    en: parts.map(({ label, band }) => `${label.en}: ${band.en.toLowerCase()}`).join(', '),
  }
}

/** Whether the form asks about a time at all; "no fixed period" is nothing to tell anybody. */
export function hasPeriod({ lookback }: Instrument): boolean {
  return !/no (fixed period|time frame)/i.test(lookback.en)
}

/** How high the highest part lies among the bands, for instruments without a total; the total's band otherwise. */
export function highestBand({ scoring }: Instrument, { band, subscales }: Score): Band | undefined {
  const ids = subscales && band === null ? Object.values(subscales).map((part) => part.band) : [band]
  return [...scoring.bands].reverse().find(({ id }) => ids.includes(id))
}

/** Whether a questionnaire about work came out above its lowest part: then something at work has to become less. */
export function isWornOut(instrument: Instrument, score: Score): boolean {
  return instrument.topic === 'workplace' && highestBand(instrument, score) !== instrument.scoring.bands[0]
}

/**
 * What to do this week. The band's own advice where it has one; otherwise what the articles say of it, or a modest sentence.
 *
 * @param withSupport an answer called for support: nobody is told to keep it up then
 * @param told it told of thoughts of dying or of hurting oneself: nobody is told to wait then, at any total
 */
export function thisWeek(
  instrument: Instrument,
  score: Score,
  withSupport: boolean,
  told = false,
): Localized {
  const { bands } = instrument.scoring
  const band = highestBand(instrument, score)
  const first = bands[0]
  const soon = told ? bands.findIndex(({ id }) => id === 'moderately-severe') : -1
  const ofSoon = bands[soon]?.advice
  if (ofSoon && (band === undefined || bands.indexOf(band) < soon)) return ofSoon
  if (band?.advice && !(withSupport && band === first)) return band.advice
  if (withSupport && instrument.respondent !== 'parent') {
    return {
      zh: '这周先做一件：让一个你信任的人知道，再约一次医生或心理老师。',
      en: 'One thing this week: let someone you trust know, and arrange to see a doctor or counsellor.',
    }
  }
  if (isWornOut(instrument, score)) {
    return {
      zh: '这周只做一件：挑一天到点就走，或者跟主管谈一样能放一放的活。要有一样东西真的变少。下班、放假也一直低落或睡不着，就接着看看情绪，或者去看医生。',
      en: 'One thing this week: leave on time on one day, or talk with your manager about one task that can wait. Something has to become less. If you stay low or sleepless on days off too, take the questionnaire on mood, or see a doctor.',
    }
  }
  if (score.positive === true) {
    return {
      zh: '这周可以约一次医生或心理健康专业人员，把这一页带去。',
      en: 'This week you could arrange to see a doctor or mental health professional, and take this page along.',
    }
  }
  return instrument.respondent === 'parent'
    ? {
        zh: '这周找个平静的时候，并肩坐着，问问孩子最近怎么样。如果你还是担心，不用等情况变重，可以直接问医生。',
        en: 'This week, pick a calm moment, side by side, and ask how your child has been. If you’re still worried, ask a doctor; you don’t have to wait until it gets worse.',
      }
    : {
        zh: '如果你还是担心，不用等到更难受，这周就可以找信任的人或医生聊聊。',
        en: 'If you’re still worried, you don’t have to wait until it gets worse: talk to someone you trust or a doctor this week.',
      }
}

/** The questionnaire that a result asks to go on with, by the instrument's own words; null where it asks for none. */
export function goOnWith(instrument: Instrument, score: Score, ageBand: AgeBand | null): string | null {
  const band = highestBand(instrument, score)
  const first = instrument.scoring.bands[0]
  if (!band) return null
  if (instrument.id === 'gad2') return score.positive === true ? 'gad7' : null
  if (instrument.id === 'phq2') return score.positive === true ? 'phq9' : null
  if (instrument.topic === 'workplace') return band === first ? null : 'phq9'
  if (instrument.id !== 'who5' || score.positive !== true || ageBand === 'under-14') return null
  return ageBand === '14-17' ? 'phqa' : 'phq9'
}

/** What a parent can say to the child: to another adult they say something else (`wordsToTell`). */
export const wordsToChild: Localized = {
  zh: '我看你最近和以前不太一样，我想知道你怎么样。什么时候想说，我都在。',
  en: 'You have seemed different lately, and I wonder how you are. Whenever you want to talk, I’m here.',
}

/** Words to begin with, for somebody who is to know; from the site's articles on talking, on work and on seeking help. */
export function wordsToTell(instrument: Instrument, score: Score, ageBand: AgeBand | null): Localized {
  if (instrument.respondent === 'parent') {
    return {
      zh: '我有点担心孩子。我填了一份关于孩子近况的问卷，它不是诊断。我想跟你说说，请先听我讲完。',
      en: 'I’m worried about my child. I filled in a questionnaire about how things have been; it isn’t a diagnosis. I’d like to talk it over with you. Please just listen first.',
    }
  }
  if (isWornOut(instrument, score)) {
    return {
      zh: '我想把工作做好。最近这些事一个人做不完。我们能不能一起看看，哪些可以缓一缓？',
      en: 'I want to do good work. Lately the load is too much for one person. Could we look together at what can wait?',
    }
  }
  if (instrument.topic === 'alcohol') {
    return score.positive === true
      ? {
          zh: '我有点担心自己喝酒的事。我做了一份关于喝酒的问卷，它不是诊断。我想和你聊聊，请先听我说。',
          en: 'I’m a bit worried about my drinking. I filled in a questionnaire about it; it isn’t a diagnosis. I’d like to talk with you; please just listen first.',
        }
      : {
          zh: '我做了一份关于喝酒的问卷，它不是诊断。我想和你聊聊喝酒的事，请先听我说。',
          en: 'I filled in a questionnaire about drinking. It isn’t a diagnosis. I’d like to talk with you about it; please just listen first.',
        }
  }
  if (score.positive !== true || ageBand === 'under-14' || ageBand === '14-17') {
    return {
      zh: '我做了一份关于最近感受的问卷，它不是诊断。我想和你聊聊，请先听我说。',
      en: 'I filled in a questionnaire about how I’ve been. It isn’t a diagnosis. I’d like to talk with you; please just listen first.',
    }
  }
  return {
    zh: '我有几周不太好了，我不知道是怎么回事。我做了一份问卷，它不是诊断。我想和你聊聊，请先听我说。',
    en: 'I haven’t been well for some weeks, and I don’t know what it is. I filled in a questionnaire; it isn’t a diagnosis. I’d like to talk with you; please just listen first.',
  }
}

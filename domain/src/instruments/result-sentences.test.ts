import type { ScreeningRecord } from '../documents/screening-document'
import { screeningRecord } from '../documents/screening-record'
import { answersFromValues } from './answers-from-values'
import type { Instrument, SafetyNotice } from './instrument'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { optionsOf } from './question-flow'
import {
  goOnWith,
  hasPeriod,
  highestBand,
  resultHeadline,
  thisWeek,
  toldOfThoughts,
  toldSentence,
  wordsToChild,
  wordsToTell,
} from './result-sentences'
import { safetyNotices } from './safety'
import { bandFor, cutoffFor, scoreInstrument } from './score'

/** A result in which every answer is the option at a place, lowest first; -1 is the last. */
function result(instrument: Instrument, place: 0 | -1, change: Readonly<Record<string, number>> = {}) {
  const values = instrument.items.map((item) => {
    const options = optionsOf(instrument, item)
    return (place === 0 ? options[0] : options.at(-1))?.value ?? 0
  })
  const answers = { ...answersFromValues(instrument, values), ...change }
  const scored = scoreInstrument(instrument, answers)
  const { score, safety } = screeningRecord({
    instrument,
    answers,
    result: scored,
    language: 'en',
    finishedAt: 0,
  })
  return { score, safety, notices: safetyNotices(instrument, answers) }
}

test('every result of every instrument is a sentence, without a verdict', async () => {
  for (const { id } of instrumentIndex) {
    const instrument = await loadInstrument(id)
    for (const place of [0, -1] as const) {
      const { score, safety, notices } = result(instrument, place)
      for (const text of [
        resultHeadline(instrument, score, notices),
        thisWeek(instrument, score, safety),
        wordsToTell(instrument, score, 'adult'),
      ]) {
        expect(text.zh.length, `${id} ${place}`).toBeGreaterThan(8)
        expect(`${text.zh} ${text.en}`, `${id} ${place}`).not.toMatch(
          /ositive screen|阳性|undefined|null|[Yy]ou (have|are) (a |an )?(depress|anxi|ill|disorder)|diagnosed|你(有|得了|患)(抑郁|焦虑)/,
        )
      }
    }
  }
})

test('item 9 alone leads, and nobody is told to keep it up', async () => {
  for (const id of ['phq9', 'phqa']) {
    const instrument = await loadInstrument(id)
    const { score, safety, notices } = result(instrument, 0, { [`${id}_9`]: 1 })
    expect(score.band).toBe('minimal')
    const headline = resultHeadline(instrument, score, notices)
    expect(headline.en).toBe('Thank you for telling us. You don’t have to carry this alone')
    expect(headline.zh, 'largest on the page: nobody who looks over reads what was told').not.toMatch(
      /不想活|伤害|念头/,
    )
    expect(toldSentence.zh).toContain('伤害自己的念头')
    expect(thisWeek(instrument, score, safety).en).not.toContain('Keep up')
    const calm = result(instrument, 0)
    expect(resultHeadline(instrument, calm.score, calm.notices).en).toContain('None to minimal symptoms')
  }
})

test('a parent reads about the child', async () => {
  const instrument = await loadInstrument('psc17p')
  const { score, notices } = result(instrument, -1)
  expect(resultHeadline(instrument, score, notices)).toEqual({
    zh: '你看到的这些，值得带孩子看医生',
    en: 'It’s worth seeing a doctor together about what you’ve noticed',
  })
  // A parent speaks to another adult as a parent, and to the child in other words.
  const told = wordsToTell(instrument, score, 'adult')
  expect([told.zh, told.en]).toEqual([
    expect.stringContaining('担心孩子'),
    expect.stringContaining('worried about my child'),
  ])
  expect(wordsToChild.en).toContain('I wonder how you are')
})

test('two scores of burnout make one sentence, and go on with mood where they are raised', async () => {
  const instrument = await loadInstrument('cbi')
  const high = result(instrument, -1)
  const mixed = {
    ...high.score,
    subscales: {
      personal: { score: 80, band: 'high', positive: true },
      work: { score: 20, band: 'low', positive: false },
    },
  }
  expect(resultHeadline(instrument, mixed, []).en).toBe('You’re worn out, and less of it comes from work')
  expect(goOnWith(instrument, mixed, 'adult')).toBe('phq9')
  expect(thisWeek(instrument, mixed, false).en).toContain('leave on time on one day')
})

test('low well-being goes on with the questionnaire on mood for the age', async () => {
  const instrument = await loadInstrument('who5')
  const low = { total: 3, percent: 12, band: 'very-low', positive: true }
  expect(goOnWith(instrument, low, 'adult')).toBe('phq9')
  expect(goOnWith(instrument, low, '14-17')).toBe('phqa')
  expect(goOnWith(instrument, low, 'under-14')).toBeNull()
  expect(goOnWith(instrument, { ...low, total: 20, band: 'adequate', positive: false }, 'adult')).toBeNull()
})

test('only a form that asks about a time says so', async () => {
  expect(hasPeriod(await loadInstrument('phq9'))).toBe(true)
  for (const id of ['cbi', 'psc17p', 'rses', 'ucla3']) expect(hasPeriod(await loadInstrument(id))).toBe(false)
})

type Score = ScreeningRecord['score']

/** A score by its total and band; without a total by the bands of its parts. */
const scored = (total: number | null, band: string | null, positive?: boolean): Score => ({
  total,
  band,
  ...(positive === undefined ? {} : { positive }),
})
const burnout = (personal: string | null, work: string | null): Score => ({
  total: null,
  band: null,
  subscales: { personal: { score: 60, band: personal }, work: { score: 60, band: work } },
})

test.each([
  [
    'phq9',
    scored(3, 'minimal', false),
    '你的回答属于“没有或极少抑郁症状”，你的感受一样重要',
    'Your answers come out as “None to minimal symptoms”, and how you feel still matters',
  ],
  [
    'phq9',
    scored(12, 'moderate', true),
    '你的回答属于“中度抑郁症状”，值得找人聊聊',
    'Your answers come out as “Moderate symptoms”: worth talking to someone',
  ],
  ['phq9', scored(null, null), '这次没有总分', 'There’s no total score this time'],
  ['rses', scored(20, null), '你的得分是 20 分，范围 0–30', 'Your score is 20, from 0 to 30'],
  [
    'gad2',
    scored(2, 'negative', false),
    '你的得分低于分界线，你的感受一样重要',
    'Your score is below the cut-off, and how you feel still matters',
  ],
  [
    'gad2',
    scored(3, 'positive', true),
    '你的得分达到分界线，值得找专业的人聊聊',
    'Your score is at the cut-off: worth talking to a professional',
  ],
  [
    'gad2',
    scored(4, 'positive', true),
    '你的得分高于分界线，值得找专业的人聊聊',
    'Your score is above the cut-off: worth talking to a professional',
  ],
  // 3 is the cut-off for women, 4 for men; whose score it was is not known afterwards.
  [
    'auditc',
    scored(3, 'women-positive', true),
    '你的得分达到分界线，值得找专业的人聊聊',
    'Your score is at the cut-off: worth talking to a professional',
  ],
  [
    'auditc',
    scored(4, 'positive', true),
    '你的得分达到分界线，值得找专业的人聊聊',
    'Your score is at or above the cut-off: worth talking to a professional',
  ],
  [
    'auditc',
    scored(5, 'positive', true),
    '你的得分高于分界线，值得找专业的人聊聊',
    'Your score is above the cut-off: worth talking to a professional',
  ],
  [
    'auditc',
    scored(12, 'high', true),
    '你的得分高于分界线，值得找专业的人聊聊',
    'Your score is above the cut-off: worth talking to a professional',
  ],
  [
    'psc17p',
    scored(14, 'below', false),
    '你看到的这些，没有到分界线。谢谢你替孩子留心',
    'What you’ve noticed stays below the cut-off. It’s good that you’re looking out for your child',
  ],
  [
    'psc17p',
    scored(15, 'positive', true),
    '你看到的这些，值得带孩子看医生',
    'It’s worth seeing a doctor together about what you’ve noticed',
  ],
  [
    'cbi',
    burnout('high', 'moderate'),
    '人很累，工作也在耗着你',
    'You’re worn out, and work is wearing you down',
  ],
  [
    'cbi',
    burnout('high', 'low'),
    '人很累，工作带来的累少一些',
    'You’re worn out, and less of it comes from work',
  ],
  [
    'cbi',
    burnout('low', 'moderate'),
    '工作在耗着你，别的时候好一些',
    'Work is wearing you down; the rest of life less so',
  ],
  [
    'cbi',
    burnout('low', 'low'),
    '你说的累，还在较低的一段',
    'Your tiredness lies in the lower part of the scale',
  ],
  ['cbi', burnout('high', null), '个人倦怠：较高', 'Personal burnout: high'],
  ['cbi', burnout(null, null), '这次没有总分', 'There’s no total score this time'],
] as const)('the headline of %s with %j', async (id, score, zh, en) => {
  expect(resultHeadline(await loadInstrument(id), score, [])).toEqual({ zh, en })
})

/** What each place named in a headline says of a score and its cut-off; the longest words first, of which others are a part. */
const places: readonly (readonly [RegExp, (total: number, cutoff: number) => boolean])[] = [
  [/at or above the cut-off|达到分界线/, (total, cutoff) => total >= cutoff],
  [/above the cut-off|高于分界线/, (total, cutoff) => total > cutoff],
  [/at the cut-off/, (total, cutoff) => total === cutoff],
  [/below the cut-off|低于分界线|没有到分界线/i, (total, cutoff) => total < cutoff],
]

test('at every score of every instrument the headline says truly on which side of the cut-off it lies', async () => {
  const said = new Set<string>()
  for (const { id } of instrumentIndex) {
    const instrument = await loadInstrument(id)
    const { range, bands } = instrument.scoring
    const cutoffs = ([undefined, 'female', 'male'] as const).flatMap(
      (sex) => cutoffFor(instrument, sex ? { sex } : {}) ?? [],
    )
    for (let total = range[0]; total <= range[1]; total++) {
      const band = bandFor(bands, total)?.id ?? null
      if (cutoffs.length === 0) {
        expect(resultHeadline(instrument, scored(total, band), []).en, id).not.toContain('cut-off')
      }
      for (const { value, op } of cutoffs) {
        const positive = op === '>=' ? total >= value : total <= value
        const headline = resultHeadline(instrument, scored(total, band, positive), [])
        for (const text of [headline.zh, headline.en]) {
          const about = `${id} ${total}, cut-off ${value}: ${text}`
          expect(/worth|值得/.test(text), about).toBe(positive)
          const place = places.find(([words]) => words.test(text))
          if (!place) continue
          said.add(id)
          expect(place[1](total, value), about).toBe(true)
          // Above every cut-off nobody is told to stand on it.
          if (cutoffs.every((other) => total > other.value)) expect(text, about).not.toMatch(/ at |达到/)
        }
      }
    }
  }
  expect([...said].sort()).toEqual([
    'asrs6',
    'auditc',
    'cesdc',
    'gad2',
    'pcptsd5',
    'phq2',
    'psc17p',
    'psc17y',
    'scoff',
  ])
})

test('a part that was not scored is left out', async () => {
  const personal = { score: 60, band: 'high' }
  const score = { total: null, band: null, subscales: { personal } }
  expect(resultHeadline(await loadInstrument('cbi'), score, []).en).toBe('Personal burnout: high')
})

test('three parts in one band are told together, and without a cut-off no line is spoken of', async () => {
  const cbi = { ...(await loadInstrument('cbi')), topic: 'distress' as const }
  const [first] = cbi.scoring.subscales
  if (!first) throw new Error('no part')
  const three = [...cbi.scoring.subscales, { ...first, id: 'clients' }]
  const score = burnout('high', 'high')
  const subscales = { ...score.subscales, clients: { score: 60, band: 'high' } }
  expect(
    resultHeadline({ ...cbi, scoring: { ...cbi.scoring, subscales: three } }, { ...score, subscales }, []),
  ).toEqual({ zh: '3个分数都在“较高”这一段', en: 'All scores lie in the part called “High”' })
  const mixed = { ...subscales, work: { score: 20, band: 'low' } }
  expect(
    resultHeadline(
      { ...cbi, scoring: { ...cbi.scoring, subscales: three } },
      { ...score, subscales: mixed },
      [],
    ).en,
  ).toContain(': lower range, ')
  const gad2 = await loadInstrument('gad2')
  const open = { ...gad2, scoring: { ...gad2.scoring, cutoff: null } }
  expect(resultHeadline(open, scored(2, 'negative'), []).en).toBe(
    'Your answers come out as “Below the cut-off”, and how you feel still matters',
  )
})

test('a total below the cut-off does not hide areas that reached their own', async () => {
  const area = (score: number, positive: boolean) => ({ score, band: null, positive })
  for (const id of ['psc17p', 'psc17y']) {
    const instrument = await loadInstrument(id)
    const [none, one, two, all] = [
      { internalizing: area(4, false), attention: area(6, false), externalizing: area(4, false) },
      { internalizing: area(5, true), attention: area(6, false), externalizing: area(3, false) },
      { internalizing: area(5, true), attention: area(7, true), externalizing: area(0, false) },
      { internalizing: area(5, true), attention: area(7, true), externalizing: area(7, true) },
    ]
    const headline = (subscales: NonNullable<Score['subscales']>, score: Score) =>
      resultHeadline(instrument, { ...score, subscales }, [])
    expect(headline(none, scored(14, 'below', false)).en).toMatch(/ below the cut-off[.,] /)
    expect(headline(one, scored(14, 'below', false))).toEqual({
      zh: '总分没到分界线，但“担忧与低落”到了',
      en: 'Below the cut-off overall, but not for worry and low mood',
    })
    expect(headline(two, scored(12, 'below', false))).toEqual({
      zh: '总分没到分界线，但“担忧与低落”“注意力”到了',
      en: 'Below the cut-off overall, but not for worry and low mood or attention',
    })
    expect(headline(all, scored(19, 'positive', true)).en).toMatch(/^(It’s|.*:) worth /)
  }
})

test.each([
  ['crisis', 'answer', true],
  ['crisis', 'declined', false],
  ['soft', 'answer', false],
] as const)('a notice (%s, %s) tells of such thoughts: %s', (level, reason, told) => {
  const notice: SafetyNotice = { itemId: 'x', level, reason, message: null }
  expect(toldOfThoughts([notice])).toBe(told)
  expect(toldOfThoughts([])).toBe(false)
  expect(toldOfThoughts([{ ...notice, level: 'soft', reason: 'declined' }, notice])).toBe(told)
})

test('who told of such thoughts is thanked in both languages', async () => {
  const notice: SafetyNotice = { itemId: 'phq9_9', level: 'crisis', reason: 'answer', message: null }
  expect(resultHeadline(await loadInstrument('phq9'), scored(3, 'minimal'), [notice])).toEqual({
    zh: '谢谢你说出来，先别一个人扛',
    en: 'Thank you for telling us. You don’t have to carry this alone',
  })
  expect(toldSentence.en).toContain('thoughts of dying or of hurting yourself')
  expect(wordsToChild.zh).toContain('我想知道你怎么样')
})

const support = ['让一个你信任的人知道', 'let someone you trust know'] as const
const worried = ['不用等到更难受', 'If you’re still worried'] as const
const doctor = [
  '约一次医生或心理健康专业人员',
  'arrange to see a doctor or mental health professional',
] as const
const work = ['挑一天到点就走', 'leave on time on one day'] as const

test.each([
  ['gad2', scored(3, 'positive', true), false, doctor],
  ['gad2', scored(3, 'positive', true), true, support],
  ['gad2', scored(1, 'negative', false), false, worried],
  ['rses', scored(20, null), false, worried],
  ['rses', scored(20, null), true, support],
  ['psc17p', scored(3, 'below', false), false, ['并肩坐着', 'pick a calm moment']],
  ['psc17p', scored(3, 'below', false), true, ['并肩坐着', 'pick a calm moment']],
  ['cbi', burnout('moderate', 'low'), false, work],
  ['cbi', burnout('moderate', 'low'), true, support],
  ['cbi', burnout('low', 'low'), false, worried],
] as const)('what to do this week after %s with %j, support %s', async (id, score, withSupport, [zh, en]) => {
  const advice = thisWeek(await loadInstrument(id), score, withSupport)
  expect(advice.zh).toContain(zh)
  expect(advice.en).toContain(en)
})

test.each(['phq9', 'phqa'])(
  '%s: who told of such thoughts is sent to a doctor soon, whatever the total and where there is none',
  async (id) => {
    const instrument = await loadInstrument(id)
    const [, , , moderatelySevere, severe] = instrument.scoring.bands
    expect(moderatelySevere?.advice?.zh).toBe(
      '尽快约医生或心理专业的人看看，也把你的感受告诉一个你信任的人。',
    )
    expect(severe?.advice?.zh).toContain('最好今天')
    for (const [score, advice] of [
      [scored(1, 'minimal', false), moderatelySevere],
      [scored(9, 'mild', false), moderatelySevere],
      [scored(12, 'moderate', true), moderatelySevere],
      [scored(16, 'moderately-severe', true), moderatelySevere],
      [{ total: null, band: null }, moderatelySevere],
      [scored(24, 'severe', true), severe],
    ] as const)
      expect(thisWeek(instrument, score, true, true)).toEqual(advice?.advice)
  },
)

test('the advice of a band comes first, but for the lowest where an answer calls for support', async () => {
  const phq9 = await loadInstrument('phq9')
  const [lowest, , moderate] = phq9.scoring.bands
  expect(thisWeek(phq9, scored(3, 'minimal', false), false)).toEqual(lowest?.advice)
  expect(thisWeek(phq9, scored(12, 'moderate', true), false)).toEqual(moderate?.advice)
  expect(thisWeek(phq9, scored(12, 'moderate', true), true)).toEqual(moderate?.advice)
  expect(thisWeek(phq9, scored(3, 'minimal', false), true).en).toContain('let someone you trust know')
})

test.each([
  ['gad2', scored(3, 'positive', true), 'adult', 'gad7'],
  ['gad2', scored(1, 'negative', false), 'adult', null],
  ['phq2', scored(3, 'positive', true), 'adult', 'phq9'],
  ['phq2', scored(1, 'negative', false), 'adult', null],
  ['cbi', burnout('low', 'low'), 'adult', null],
  ['cbi', burnout('low', 'moderate'), 'adult', 'phq9'],
  ['cbi', burnout(null, null), 'adult', null],
  ['who5', scored(3, 'very-low', true), null, 'phq9'],
  ['who5', scored(20, 'adequate', false), '14-17', null],
  ['phq9', scored(20, 'severe', true), 'adult', null],
  ['rses', scored(20, null), 'adult', null],
] as const)('%s with %j goes on, at the age %s, with %s', async (id, score, ageBand, next) => {
  expect(goOnWith(await loadInstrument(id), score, ageBand)).toBe(next)
})

test('the highest band is that of the total, or of the highest part where there is no total', async () => {
  const cbi = await loadInstrument('cbi')
  const highest = (score: Score) => highestBand(cbi, score)?.id
  expect(highest(burnout('low', 'moderate'))).toBe('moderate')
  expect(highest(burnout('high', 'low'))).toBe('high')
  expect(highest(burnout(null, null))).toBeUndefined()
  const phq9 = await loadInstrument('phq9')
  const parts = { part: { score: 20, band: 'severe' } }
  expect(highestBand(phq9, { ...scored(3, 'minimal'), subscales: parts })?.id).toBe('minimal')
  expect(highestBand(phq9, scored(null, null))).toBeUndefined()
})

const plain = ['关于最近感受的问卷', 'about how I’ve been'] as const
const unwell = ['我有几周不太好了', 'I haven’t been well for some weeks'] as const

test.each([
  ['psc17p', scored(20, 'positive', true), 'adult', ['我有点担心孩子', 'I’m worried about my child']],
  ['cbi', burnout('high', 'low'), 'adult', ['我想把工作做好', 'I want to do good work']],
  ['cbi', burnout('low', 'low'), 'adult', plain],
  ['auditc', scored(7, 'positive', true), 'adult', ['担心自己喝酒的事', 'worried about my drinking']],
  ['auditc', scored(1, 'below', false), 'adult', ['聊聊喝酒的事', 'a questionnaire about drinking']],
  ['phq9', scored(12, 'moderate', true), 'adult', unwell],
  ['phq9', scored(12, 'moderate', true), null, unwell],
  ['phq9', scored(12, 'moderate', true), '14-17', plain],
  ['phq9', scored(12, 'moderate', true), 'under-14', plain],
  ['phq9', scored(3, 'minimal', false), 'adult', plain],
] as const)('words to begin with after %s with %j, at the age %s', async (id, score, ageBand, [zh, en]) => {
  const words = wordsToTell(await loadInstrument(id), score, ageBand)
  expect(words.zh).toContain(zh)
  expect(words.en).toContain(en)
})

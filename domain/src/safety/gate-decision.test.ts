import type { ClassifierOpinion, OpinionHead } from './classifier/opinion'
import { opinionHeads } from './classifier/opinion'
import type { ClassifierThresholds } from './classifier/opinion-findings'
import type { Finding } from './finding'
import { assessMessage, decide, decideWith, findingsIn, isBrief, prepareGate } from './gate'
import type { MatchedLevel } from './lexicon'

/** One finding: a sure one of the phrases that nothing takes the edge off, unless told. */
const found = (level: MatchedLevel, change: Partial<Finding> = {}): Finding => ({
  layer: 'phrase',
  level,
  sure: true,
  context: null,
  ...change,
})

const nothing = {
  level: 'none',
  card: null,
  outcome: 'none',
  categories: [],
  layers: [],
  helper: false,
  attacked: false,
  context: null,
  statement: false,
  explained: false,
}

describe('the findings of all layers together', () => {
  test('none is nothing', () => {
    expect(decide([])).toEqual(nothing)
  })

  test.each([
    ['L3', 'lock'],
    ['H', 'lock'],
    ['P', 'lock'],
    ['L2', 'lock'],
    ['A', 'gentle'],
    ['T', 'gentle'],
    ['E', 'gentle'],
    ['L1', 'gentle'],
  ] as const)('%s alone is its card: %s', (level, outcome) => {
    expect(decide([found(level)])).toEqual({
      level,
      card: level,
      outcome,
      categories: [level],
      layers: ['phrase'],
      helper: level === 'T',
      attacked: false,
      context: null,
      statement: level === 'L1',
      explained: outcome === 'lock',
    })
  })

  test('the highest level decides; each layer is named once, each level in its order', () => {
    const findings = [found('L1'), found('E'), found('L2', { layer: 'grammar:wish' }), found('T')]
    expect(decide(findings)).toMatchObject({
      level: 'L2',
      card: 'L2',
      categories: ['L2', 'T', 'E', 'L1'],
      layers: ['phrase', 'grammar:wish'],
      helper: true,
      statement: true,
    })
  })

  test('what is not sure asks gently: a crisis as L1 does, anything else as itself', () => {
    expect(decide([found('L2', { sure: false })])).toMatchObject({
      level: 'L1',
      card: 'L1',
      outcome: 'gentle',
      statement: false,
      explained: false,
    })
    expect(decide([found('A', { sure: false })])).toMatchObject({ level: 'A', card: 'A', outcome: 'gentle' })
    expect(decide([found('L1', { sure: false })]).statement).toBe(false)
  })

  test('a harmless context keeps the level and takes the crisis card away', () => {
    expect(decide([found('L2', { context: 'past' })])).toMatchObject({
      level: 'L2',
      card: 'L1',
      outcome: 'gentle',
      context: 'past',
      explained: false,
    })
    expect(decide([found('A', { context: 'past' })])).toMatchObject({ level: 'A', card: 'A', context: null })
    expect(decide([found('L1', { context: 'past' })]).statement).toBe(false)
  })

  test('beside it what stands in no context decides about the card', () => {
    const softened = decide([found('L2', { context: 'past' }), found('E')])
    expect(softened).toMatchObject({ level: 'L2', card: 'E', outcome: 'gentle', context: 'past' })
    const locked = decide([found('L3', { context: 'past' }), found('L2')])
    expect(locked).toMatchObject({ level: 'L3', card: 'L2', outcome: 'lock', context: null, explained: true })
  })

  test('only a title or the subject of a lesson calls for no card', () => {
    for (const context of ['title', 'subject'] as const)
      expect(decide([found('L2', { context })])).toMatchObject({
        level: 'L2',
        card: null,
        outcome: 'none',
        context,
      })
    expect(decide([found('L2', { context: 'title' }), found('L2', { context: 'past' })])).toMatchObject({
      card: 'L1',
      context: 'title',
    })
    expect(decide([found('L2', { context: 'title' }), found('L1')])).toMatchObject({ card: 'L1' })
  })

  test('a denial beside another danger is not believed; beside hopelessness alone it is', () => {
    const denied = found('L2', { context: 'denial' })
    expect(decide([denied, found('A')])).toMatchObject({ card: 'L2', outcome: 'lock', context: null })
    expect(decide([denied, found('L1')])).toMatchObject({ card: 'L1', outcome: 'gentle', context: 'denial' })
    expect(decide([denied, found('A', { context: 'past' })])).toMatchObject({ card: 'L1', context: 'denial' })
    const past = decide([found('L2', { context: 'past' }), denied, found('A')])
    expect(past).toMatchObject({ card: 'L2', outcome: 'lock' })
  })

  test('the context is told wherever it stands', () => {
    expect(decide([found('E'), found('L2', { context: 'past' })])).toMatchObject({
      card: 'E',
      context: 'past',
    })
  })

  test('an attack is one where the emergency card is shown for it, and nothing takes the edge off it', () => {
    const attack = found('L3', { attack: true })
    expect(decide([attack])).toMatchObject({ card: 'L3', attacked: true })
    expect(decide([found('L1'), attack]).attacked).toBe(true)
    expect(decide([found('L3')]).attacked).toBe(false)
    expect(decide([found('L3'), { ...attack, sure: false }]).attacked).toBe(false)
    expect(decide([found('L3'), { ...attack, context: 'past' }]).attacked).toBe(false)
    expect(decide([found('L2', { attack: true })]).attacked).toBe(false)
  })

  test('the classifier alone explains nothing', () => {
    expect(decide([found('L2', { layer: 'classifier' })])).toMatchObject({ card: 'L2', explained: false })
    expect(decide([found('L2', { layer: 'classifier' }), found('L1')]).explained).toBe(false)
    expect(decide([found('L2', { layer: 'reader' })]).explained).toBe(true)
  })
})

const limits = {
  ...Object.fromEntries(opinionHeads.map((head) => [head, { gentle: 0.5, lock: 0.9, lockTogether: 0.7 }])),
  harmlessContext: 0.3,
  doubt: 0.2,
} as unknown as ClassifierThresholds

function opinion(scores: Partial<Record<OpinionHead, number>>): ClassifierOpinion {
  const quiet = Object.fromEntries(opinionHeads.map((head) => [head, 0])) as Record<OpinionHead, number>
  return { scores: { ...quiet, ...scores } }
}

const together = (
  findings: readonly Finding[],
  scores: Partial<Record<OpinionHead, number>>,
  brief = false,
) => decideWith(findings, opinion(scores), { brief, thresholds: limits })

describe('findings beside an opinion of the same message', () => {
  test('what the classifier sees nothing of asks gently, in more than a few words', () => {
    expect(together([found('L2')], {})).toMatchObject({ level: 'L1', card: 'L1', outcome: 'gentle' })
    expect(together([found('L2')], {}, true)).toMatchObject({ level: 'L2', outcome: 'lock' })
    expect(together([found('L2')], { crisis: 0.2 })).toMatchObject({ level: 'L2', outcome: 'lock' })
    expect(together([found('L2', { certain: true })], {})).toMatchObject({ outcome: 'lock' })
    expect(together([found('L2', { reviewed: true })], {})).toMatchObject({ outcome: 'lock' })
    expect(together([found('A')], {})).toMatchObject({ level: 'A', card: 'A' })
  })

  test('beside signs of a crisis the classifier needs to be less sure, beside hopelessness alone as sure as by itself', () => {
    const gentle = found('L2', { sure: false })
    expect(together([gentle], { crisis: 0.7 })).toMatchObject({ level: 'L2', outcome: 'lock' })
    expect(together([found('L1')], { crisis: 0.7 })).toMatchObject({ level: 'L1', outcome: 'gentle' })
    expect(together([found('L1')], { crisis: 0.9 })).toMatchObject({ level: 'L2', outcome: 'lock' })
    expect(together([found('L1'), gentle], { crisis: 0.7 })).toMatchObject({ level: 'L2', outcome: 'lock' })
    expect(together([], {})).toMatchObject({ level: 'none', context: null })
    expect(together([found('L2', { context: 'past' })], { crisis: 0.7 })).toMatchObject({ outcome: 'gentle' })
  })

  test('danger now counts beside a sure crisis of the person', () => {
    const now = { crisis: 0.3, danger: 0.7 }
    for (const level of ['L2', 'L3'] as const) expect(together([found(level)], now).level).toBe('L3')
    expect(together([found('L3')], now)).toMatchObject({
      layers: ['phrase', 'classifier'],
      categories: ['L3'],
    })
    expect(together([found('L1'), found('L2')], now).level).toBe('L3')
    expect(together([found('P')], now).level).toBe('P')
    expect(together([found('L2', { sure: false })], now).level).toBe('L1')
  })

  test('what asks or prepares is not happening now, unless something else is', () => {
    const asking = found('L2', { notYet: true })
    expect(together([asking], { crisis: 0.3, danger: 1 }).level).toBe('L2')
    expect(together([asking, found('L1')], { crisis: 0.3, danger: 1 }).level).toBe('L2')
    const happening = decideWith([asking, found('L3')], opinion({ crisis: 0.3, danger: 1 }), {
      brief: false,
      thresholds: limits,
    })
    expect(happening).toMatchObject({ level: 'L3', layers: ['phrase', 'classifier'] })
  })

  test('an attack that nobody can name has its reason where violence was told', () => {
    const attack = found('L3', { layer: 'classifier', attack: true })
    const isExplained = (findings: readonly Finding[], told: { readonly violenceTold?: boolean } = {}) =>
      decideWith(findings, opinion({}), { brief: true, thresholds: limits, ...told }).explained
    expect(isExplained([attack])).toBe(false)
    expect(isExplained([attack], { violenceTold: true })).toBe(true)
    expect(isExplained([attack, found('A')])).toBe(true)
    expect(isExplained([attack, found('A', { context: 'past' })])).toBe(false)
    const unnamed = found('L3', { layer: 'classifier' })
    expect(isExplained([unnamed], { violenceTold: true })).toBe(false)
    const told = decideWith([attack], opinion({}), { brief: true, thresholds: limits, violenceTold: true })
    expect(told).toMatchObject({ level: 'L3', card: 'L3', attacked: true })
  })

  test('an attack that only the classifier hears goes on, unless it is told as something of before', () => {
    const heard = (told: { readonly past?: boolean }) =>
      decideWith([], opinion({ attack: 0.9 }), {
        brief: false,
        thresholds: { ...limits, happening: 0 },
        violenceTold: true,
        ...told,
      })
    expect(heard({})).toMatchObject({ card: 'L3', attacked: true })
    expect(heard({ past: false })).toMatchObject({ card: 'L3', attacked: true })
    expect(heard({ past: true })).toMatchObject({ card: 'A' })
  })

  test('of a message it is asked with its length, its conversation and the thresholds given', () => {
    const read = (text: string, scores: Partial<Record<OpinionHead, number>>, violenceTold?: boolean) =>
      assessMessage(text, {
        classifier: () => opinion(scores),
        thresholds: { ...limits, happening: 0 },
        ...(violenceTold === undefined ? {} : { violenceTold }),
      })
    expect(read('kill me now', {})).toMatchObject({ level: 'L2', outcome: 'lock' })
    expect(read('the bus is late and the rain is cold, kill me now', {})).toMatchObject({ outcome: 'gentle' })
    const walk = 'he comes up the stairs and I am in the kitchen with the door shut'
    expect(read(walk, { attack: 0.7 }).card).toBe('A')
    expect(read(walk, { attack: 0.7 }, true)).toMatchObject({ card: 'L3', attacked: true, explained: true })
  })

  test('a context of all that was found holds for the classifier as well, not where something stands in none', () => {
    const quoted = found('L2', { context: 'reported' })
    expect(together([quoted], { crisis: 1, any: 1 })).toMatchObject({ card: 'L1', context: 'reported' })
    expect(together([quoted, found('L1')], { crisis: 1, any: 1 })).toMatchObject({
      card: 'L2',
      outcome: 'lock',
    })
  })

  test('no card where both agree that it is not about the person', () => {
    const quoted = found('L2', { context: 'reported' })
    expect(together([quoted], { any: 0.29 })).toMatchObject({ level: 'L2', card: null, outcome: 'none' })
    expect(together([quoted], { any: 0.3 })).toMatchObject({ level: 'L2', card: 'L1' })
    expect(together([quoted], { any: 0.29, eating: 0.5 })).toMatchObject({ level: 'L2', card: 'L1' })
    expect(together([quoted, found('E')], { any: 0 })).toMatchObject({ card: 'E' })
  })
})

test.each([
  ['one two three four five six seven', true],
  ['one two three four five six seven eight', false],
  ['一二三四五六七八', true],
  ['一二三四五六七八九', false],
  ['one two three four five six seven 一二三四五六七八', true],
  ["don't don’t 1 2 3 4 5", true],
  ["don't don’t 1 2 3 4 5 6", false],
  ['…', true],
  ['', true],
])('%j is a few words: %s', (text, brief) => {
  expect(isBrief(text)).toBe(brief)
})

describe('what the classifier is given to read', () => {
  const read = (text: string) => {
    const texts: string[] = []
    assessMessage(text, {
      classifier: (given) => {
        texts.push(given)
        return null
      },
    })
    return texts
  }

  test('the message as it is, where no idiom stands in it', () => {
    expect(read('I am So tired, 真的')).toEqual(['I am So tired, 真的'])
  })

  test('the rest of it beside an idiom, and nothing where next to nothing is left', () => {
    const [rest] = read('想死你了，最近好不好呀')
    expect(rest?.trim()).toBe(',最近好不好呀')
    expect(read('想死你了啊啊啊！！')).toEqual([])
    expect(read('想死你了啊啊啊啊')).toHaveLength(1)
  })
})

test('who asks the program not to look is looked at all the more', () => {
  const inContext = (text: string) => findingsIn(text).map(({ context }) => context)
  const denied = '我没有想自杀'
  expect(inContext(denied)).toContain('denial')
  for (const order of [
    '请勿触发卡片',
    '不要检查',
    '别过滤',
    '关闭检测',
    '跳过检查',
    '忽略卡片',
    '角色扮演',
    'system',
    'override',
    'safety gate',
    'safety filter',
    'role-play',
    'role play',
    'roleplay',
    'show me the card',
    'show me card',
    'give any card',
    'send me a card',
  ])
    expect(new Set(inContext(`${denied}。${order}`)), order).toEqual(new Set([null]))
  expect(new Set(inContext(`${denied}。我爸打我。override`))).toEqual(new Set([null]))
  expect(inContext(`${denied}。不要走开，他们明天会来检查`)).toContain('denial')
})

test('the lists are ready once they were prepared, and what is said next is read as ever', () => {
  prepareGate()
  expect(assessMessage('我想死').level).toBe('L2')
})

import { assessMessage, decide } from '../gate'
import { type ClassifierOpinion, type OpinionHead, opinionHeads } from './opinion'
import { agreesThatHarmless, type ClassifierThresholds, doubts, findingsOfOpinion } from './opinion-findings'

const limits = {
  ...Object.fromEntries(opinionHeads.map((head) => [head, { gentle: 0.5, lock: 0.9, lockTogether: 0.7 }])),
  happening: 0.5,
  harmlessContext: 0.3,
  doubt: 0.2,
} as unknown as ClassifierThresholds

function opinion(scores: Partial<Record<OpinionHead, number>>): ClassifierOpinion {
  const quiet = Object.fromEntries(opinionHeads.map((head) => [head, 0])) as Record<OpinionHead, number>
  return { scores: { ...quiet, ...scores } }
}

const alone = { supported: false, isCrisis: false, context: null, brief: false }
const together = { ...alone, supported: true }

describe('the findings of an opinion', () => {
  test('nothing below every threshold', () => {
    expect(findingsOfOpinion(opinion({ crisis: 0.49, eating: 0.4 }), alone, limits)).toEqual([])
  })

  test.each([
    ['danger', 'L3'],
    ['confusion', 'P'],
    ['crisis', 'L2'],
    ['violence', 'A'],
    ['other', 'T'],
    ['eating', 'E'],
    ['support', 'L1'],
  ] as const)('the head %s means %s', (head, level) => {
    expect(findingsOfOpinion(opinion({ [head]: 0.9 }), alone, limits)).toEqual([
      { layer: 'classifier', level, sure: true, context: null },
    ])
    expect(findingsOfOpinion(opinion({ [head]: 0.5 }), alone, limits)).toMatchObject([{ level, sure: false }])
  })

  test('violence that goes on now is the emergency card of whoever is attacked; not sure, the card for violence', () => {
    expect(findingsOfOpinion(opinion({ attack: 0.9 }), alone, limits)).toEqual([
      { layer: 'classifier', level: 'L3', sure: true, context: null, attack: true },
    ])
    expect(findingsOfOpinion(opinion({ attack: 0.7 }), together, limits)).toEqual([
      { layer: 'classifier', level: 'A', sure: false, context: null },
    ])
    expect(findingsOfOpinion(opinion({ any: 0.5, attack: 0.4 }), alone, limits)).toMatchObject([
      { level: 'A', sure: false },
    ])
  })

  test('a danger that is likelier to be the own one is danger now, and nobody is told of an attacker', () => {
    const joint = { any: 0.9, crisis: 0.9, danger: 0, attack: 0.9 }
    const heard = (scores: Partial<Record<OpinionHead, number>>, context = alone) =>
      findingsOfOpinion({ ...opinion({ attack: 0.6, ...scores }), joint }, context, limits)
    const own = { layer: 'classifier', level: 'L3', sure: true, context: null }
    expect(heard({ crisis: 0.8 })).toContainEqual(own)
    expect(heard({ confusion: 0.8 })).toContainEqual(own)
    expect(heard({ crisis: 0.5 })).toContainEqual({ ...own, attack: true })
    // Where violence was told, whoever else is in danger may be so from that person.
    expect(heard({ crisis: 0.8 }, { ...alone, violence: true } as typeof alone)).toContainEqual({
      ...own,
      attack: true,
    })
  })

  test('violence that is told and does not go on is the card for violence, however sure the head is', () => {
    expect(findingsOfOpinion(opinion({ attack: 0.9, violence: 0.999 }), alone, limits)).toMatchObject([
      { level: 'A', sure: true },
      { level: 'A', sure: false },
    ])
    expect(findingsOfOpinion(opinion({ attack: 0.9, violence: 0.9 }), alone, limits)).toMatchObject([
      { level: 'A' },
      { level: 'L3', sure: true, attack: true },
    ])
  })

  test('where violence was told less is enough, and a few words are', () => {
    const told = { ...alone, violence: true }
    expect(findingsOfOpinion(opinion({ attack: 0.7 }), told, limits)).toMatchObject([
      { level: 'L3', attack: true },
    ])
    const brief = { ...told, brief: true }
    expect(findingsOfOpinion(opinion({ attack: 0.7 }), brief, limits)).toMatchObject([
      { level: 'L3', attack: true },
    ])
    expect(findingsOfOpinion(opinion({ attack: 1 }), { ...brief, violence: false }, limits)).toMatchObject([
      { level: 'A', sure: false },
    ])
    expect(findingsOfOpinion(opinion({ crisis: 1 }), brief, limits)).toMatchObject([{ sure: false }])
  })

  test('alone it never locks on a few words, and asks only where it can name what they are about', () => {
    const brief = { ...alone, brief: true }
    expect(findingsOfOpinion(opinion({ crisis: 1 }), brief, limits)).toMatchObject([{ sure: false }])
    expect(findingsOfOpinion(opinion({ crisis: 1 }), { ...brief, supported: true }, limits)).toMatchObject([
      { sure: true },
    ])
    expect(findingsOfOpinion(opinion({ any: 1, crisis: 0.49 }), brief, limits)).toEqual([])
    expect(findingsOfOpinion(opinion({ any: 1, crisis: 0.49 }), alone, limits)).toHaveLength(1)
  })

  test('a lower threshold holds where phrases or grammar found something too', () => {
    const scores = opinion({ crisis: 0.7 })
    expect(findingsOfOpinion(scores, alone, limits)).toMatchObject([{ sure: false }])
    expect(findingsOfOpinion(scores, together, limits)).toMatchObject([{ sure: true }])
  })

  test('danger now counts from its lower threshold on where the crisis is sure', () => {
    expect(findingsOfOpinion(opinion({ crisis: 0.9, danger: 0.7 }), alone, limits)).toMatchObject([
      { level: 'L2', sure: true },
      { level: 'L3', sure: true },
    ])
    expect(findingsOfOpinion(opinion({ crisis: 0.8, danger: 0.7 }), alone, limits)).toMatchObject([
      { level: 'L2', sure: false },
      { level: 'L3', sure: false },
    ])
  })

  test('danger now counts where a rule is sure of the crisis, but not beside a mere sign', () => {
    const now = opinion({ crisis: 0.1, danger: 0.7 })
    expect(findingsOfOpinion(now, { ...together, isCrisis: true }, limits)).toMatchObject([
      { level: 'L3', sure: true },
    ])
    expect(findingsOfOpinion(now, together, limits)).toMatchObject([{ level: 'L3', sure: false }])
  })

  test('in a few words danger now needs to be likelier than not', () => {
    const lower = { ...limits, danger: { gentle: null, lock: null, lockTogether: 0.2 } }
    const brief = { ...together, isCrisis: true, brief: true }
    expect(findingsOfOpinion(opinion({ danger: 0.49 }), brief, lower)).toEqual([])
    expect(findingsOfOpinion(opinion({ danger: 0.5 }), brief, lower)).toMatchObject([{ level: 'L3' }])
    expect(findingsOfOpinion(opinion({ danger: 0.2 }), { ...brief, brief: false }, lower)).toMatchObject([
      { level: 'L3', sure: true },
    ])
  })

  test('the head for anything asks gently, with the card of what is likeliest', () => {
    expect(findingsOfOpinion(opinion({ any: 0.5 }), alone, limits)).toEqual([
      { layer: 'classifier', level: 'L1', sure: false, context: null },
    ])
    expect(findingsOfOpinion(opinion({ any: 0.5, violence: 0.4, eating: 0.3 }), alone, limits)).toMatchObject(
      [{ level: 'A', sure: false }],
    )
    expect(findingsOfOpinion(opinion({ any: 0.5, violence: 0.2 }), alone, limits)).toMatchObject([
      { level: 'L1' },
    ])
    expect(findingsOfOpinion(opinion({ any: 0.9, eating: 0.5 }), alone, limits)).toMatchObject([
      { level: 'E' },
    ])
    expect(findingsOfOpinion(opinion({ any: 0.49, eating: 0.4 }), alone, limits)).toEqual([])
  })

  test('null is never reached', () => {
    const off = { gentle: null, lock: null, lockTogether: null }
    const never = { ...limits, crisis: off, any: off }
    expect(findingsOfOpinion(opinion({ crisis: 1, any: 1 }), together, never)).toEqual([])
  })
})

describe('the gate with a classifier', () => {
  const always = (scores: Partial<Record<OpinionHead, number>>) => ({
    classifier: () => opinion(scores),
    thresholds: limits,
  })

  test('raises, and says that it was the classifier', () => {
    expect(
      assessMessage('nothing that is listed stands in these words of mine', always({ crisis: 1 })),
    ).toMatchObject({
      level: 'L2',
      card: 'L2',
      outcome: 'lock',
      layers: ['classifier'],
    })
    expect(assessMessage('nothing listed', always({ crisis: 0.6 }))).toMatchObject({
      level: 'L1',
      card: 'L1',
      outcome: 'gentle',
      statement: false,
    })
  })

  test.each([
    // What is said, the score of the classifier, whether somebody can say why it locks.
    ['I want to die', 0, true],
    ['I want to die', 1, true],
    ['nothing that is listed stands in these words of mine', 1, false],
    ['nobody would miss me', 1, false],
    ['I do not want to die, I am only sad', 1, false],
  ])('%s with a score of %d: explained is %s', (text, crisis, explained) => {
    expect(assessMessage(text, always({ crisis })).explained).toBe(explained)
  })

  test('never lowers', () => {
    expect(assessMessage('I want to die', always({}))).toMatchObject({ card: 'L2', outcome: 'lock' })
  })

  test('a context that the grammar recognises holds for the classifier too', () => {
    expect(assessMessage('我没有想自杀，就是难受', always({ crisis: 1 }))).toMatchObject({
      level: 'L2',
      card: 'L1',
      outcome: 'gentle',
      context: 'denial',
    })
  })

  test('no card where grammar and classifier agree that it is not about the person; the level stays', () => {
    const quoted = '老师讲的课文里，主人公说“我想死”'
    const alone = assessMessage(quoted)
    expect(alone.context).not.toBeNull()
    expect(assessMessage(quoted, always({ any: 0.29 }))).toMatchObject({ level: alone.level, card: null })
    expect(assessMessage('I want to die', always({ any: 0 }))).toMatchObject({ card: 'L2', outcome: 'lock' })
  })

  test('what somebody denies keeps its gentle card whatever the classifier says', () => {
    expect(assessMessage('我没有想自杀，就是难受', always({ any: 0 }))).toMatchObject({
      level: 'L2',
      card: 'L1',
    })
  })

  test('no opinion changes nothing', () => {
    expect(assessMessage('hello', { classifier: () => null })).toEqual(assessMessage('hello'))
  })
})

test.each([
  [null, 0.1, false],
  ['study', 0.1, true],
  ['reported', 0.29, true],
  ['study', 0.3, false],
  ['denial', 0.1, false],
  ['past', 0.1, false],
] as const)('context %s and a score of %d: agreement %s', (context, any, agrees) => {
  expect(agreesThatHarmless(opinion({ any }), context, limits)).toBe(agrees)
})

test.each([
  ['reader', 'L3', true, true],
  ['reader', 'L3', false, false],
  ['reader', 'A', true, false],
  ['phrase', 'L2', true, true],
  ['grammar:height', 'L3', true, true],
  ['grammar:height', 'L3', false, false],
  ['classifier', 'L3', true, false],
] as const)('%s finds %s, sure: %s; explained is %s', (layer, level, sure, explained) => {
  expect(decide([{ layer, level, sure, context: null }]).explained).toBe(explained)
})

test('nothing found, and nothing but a harmless context, explain no lock', () => {
  expect(decide([]).explained).toBe(false)
  expect(
    decide([
      { layer: 'phrase', level: 'L2', sure: true, context: 'past' },
      { layer: 'classifier', level: 'L2', sure: true, context: null },
    ]),
  ).toMatchObject({ outcome: 'lock', explained: false })
})

test('a denial beside another danger is not believed', () => {
  expect(
    decide([
      { layer: 'phrase', level: 'L2', sure: true, context: 'denial' },
      { layer: 'phrase', level: 'A', sure: true, context: null },
    ]),
  ).toMatchObject({ card: 'L2', outcome: 'lock', context: null })
})

test.each([
  ['grammar:height', undefined, 0.19, true],
  ['grammar:height', undefined, 0.2, false],
  ['phrase', false, 0.19, true],
  ['phrase', true, 0, false],
  ['reader', undefined, 0, false],
] as const)('%s (reviewed: %s) and a score of %d: doubted is %s', (layer, reviewed, crisis, doubted) => {
  const finding = {
    layer,
    level: 'L2',
    sure: true,
    context: null,
    ...(reviewed !== undefined && { reviewed }),
  } as const
  expect(doubts(opinion({ crisis }), finding, limits)).toBe(doubted)
})

test('a score of another head that locks is no doubt either', () => {
  const finding = { layer: 'grammar:violence', level: 'H', sure: true, context: null } as const
  for (const head of ['other', 'violence', 'confusion'] as const)
    expect(doubts(opinion({ [head]: 0.2 }), finding, limits)).toBe(false)
  expect(doubts(opinion({ any: 1, eating: 1, support: 1, danger: 1 }), finding, limits)).toBe(true)
})

describe('what the classifier doubts', () => {
  const doubting = { classifier: () => opinion({}), thresholds: limits }
  // Our own words, and words of the reviewed list.
  const ours = 'they say everything ends well and this is my last post on the forum about gardening'
  const reviewed = 'nobody here knows that I want to die since the winter began in our town'

  test('asks gently and is never nothing', () => {
    expect(assessMessage(ours).outcome).toBe('lock')
    expect(assessMessage(ours, doubting)).toMatchObject({ card: 'L1', outcome: 'gentle', explained: false })
  })

  test('stays a lock where the reviewed list has it, in a few words, and where the scores agree', () => {
    expect(assessMessage(reviewed, doubting).outcome).toBe('lock')
    expect(assessMessage('this is my last post', doubting).outcome).toBe('lock')
    const agreeing = { classifier: () => opinion({ crisis: 0.2 }), thresholds: limits }
    expect(assessMessage(ours, agreeing).outcome).toBe('lock')
  })
})

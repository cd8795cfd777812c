import { assessMessage, needsFixedAnswer } from './gate'
import casesByLevel from './gate-cases.json'
import { levelsByPriority } from './lexicon'
import facts from './lexicon.json'
import { needsCrisisCard } from './urgent-words'

/** Our own sentences, beside the tests of `lexicon.json`: what is said and the level it must get. */
const gateCases = Object.entries(casesByLevel).flatMap(([level, texts]) =>
  texts.map((text) => [text, level] as const),
)
const harmless = gateCases.filter(([, level]) => level === 'none').map(([text]) => text)

describe('the tests of the lexicon', () => {
  test('there are 21', () => expect(facts.tests).toHaveLength(21))

  test.each(facts.tests.map((entry) => [entry.text, entry.expect]))('%s is %s', (text, expected) => {
    expect(assessMessage(text).level).toBe(expected)
  })

  const phrases = (['zh', 'en'] as const).flatMap((language) =>
    levelsByPriority.flatMap((level) => facts[language][level].map((phrase) => [phrase, level] as const)),
  )
  test.each(phrases)('the listed phrase %s is found as %s', (phrase, level) => {
    expect(assessMessage(phrase).categories).toContain(level)
  })

  test.each([...facts.idiomSuppress.zh, ...facts.idiomSuppress.en].map((phrase) => [phrase]))(
    '%s alone is nothing',
    (phrase) => {
      expect(assessMessage(phrase).level).toBe('none')
    },
  )
})

describe('our own sentences', () => {
  test('there are more than 150, harmful and harmless', () => {
    expect(gateCases.length).toBeGreaterThan(250)
    expect(harmless.length).toBeGreaterThan(70)
  })

  test.each(gateCases)('%s is %s', (text, level) => {
    expect(assessMessage(text).level).toBe(level)
  })
})

describe('what the assessment says', () => {
  test('categories only, never a part of the text', () => {
    const assessment = assessMessage('我朋友想死，他爸爸打我')
    expect(assessment).toEqual({
      level: 'L2',
      card: 'L2',
      outcome: 'lock',
      categories: ['L2', 'A', 'T'],
      layers: ['phrase', 'grammar:wish', 'grammar:violence'],
      helper: true,
      attacked: false,
      context: null,
      statement: false,
      explained: true,
    })
  })

  test.each(['我没有想自杀，就是难受', '我不想死', "I don't want to die", 'I would never kill myself'])(
    'a plain denial keeps the level and asks gently: %s',
    (text) => {
      expect(assessMessage(text)).toMatchObject({
        level: 'L2',
        card: 'L1',
        outcome: 'gentle',
        context: 'denial',
      })
    },
  )

  test.each([
    '不是没有想过自杀',
    '没有勇气自杀',
    '我没有自杀成功',
    '忍不住想死',
    '我不得不想死',
    '我不想死，但是我想自杀',
    "I can't promise I won't kill myself",
    "I'm not sure I won't hurt myself",
    "I don't want to die but I want to kill myself",
  ])('what is not a plain denial gets the full card: %s', (text) => {
    expect(assessMessage(text)).toMatchObject({ level: 'L2', card: 'L2', outcome: 'lock', context: null })
  })

  test('the past counts as L2', () => {
    expect(assessMessage('去年自杀过').level).toBe('L2')
    expect(assessMessage('I attempted in 2023').level).toBe('L2')
  })

  test('fixed answers for L3, H, P and L2 only', () => {
    expect(levelsByPriority.filter(needsFixedAnswer)).toEqual(['L3', 'H', 'P', 'L2'])
    expect(needsFixedAnswer('none')).toBe(false)
  })

  test.each([
    ['我要跳了。好想死你了', 'L3'],
    ['我要跳了。一个人在楼顶', 'L3'],
    ['我跳了。没人在乎', 'L3'],
    // These begin as the exceptions do: 跳了好久, 跳了三个小时, 开了煤气灶, 死的.
    ['我现在就跳了。好久没人理我', 'L3'],
    ['我跳了！三个小时以后就没有我了', 'L3'],
    ['已经开了煤气\n灶台上有信', 'L3'],
    ['怎么才能死？的确没有人在乎', 'L2'],
  ] as const)('the next sentence takes nothing away from %s', (text, level) => {
    expect(assessMessage(text).level).toBe(level)
  })

  test.each(['我跳了一支舞', '我跳了好久的绳', '我就跳了三个小时', '我跳了两级'])(
    '%s is about dancing, skipping or school',
    (text) => {
      expect(assessMessage(text).level).toBe('none')
    },
  )

  test('the contact form asks with the same gate', () => {
    expect(needsCrisisCard('请问怎么注册？我不想活了')).toBe(true)
    expect(needsCrisisCard('The sign-in page does not load.')).toBe(false)
  })
})

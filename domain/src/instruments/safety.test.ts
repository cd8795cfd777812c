import { loadInstrument } from './instrument-catalogue'
import { safetyNotices, safetyTriggered } from './safety'
import { safetyWords, safetyWordsAgain } from './safety-words'

describe('support notices', () => {
  test.each(['phq9', 'phqa'])('%s item 9: from 1 on at once, with its own message', async (id) => {
    const instrument = await loadInstrument(id)
    expect(safetyTriggered(instrument, `${id}_9`, 0)).toBeNull()
    for (const value of [1, 2, 3]) {
      const notice = safetyTriggered(instrument, `${id}_9`, value)
      expect(notice).toMatchObject({ level: 'crisis', reason: 'answer' })
      expect(notice?.message?.zh).toContain('谢谢你')
    }
  })

  test('an answer below the trigger is no notice', async () => {
    expect(safetyNotices(await loadInstrument('phq9'), { phq9_9: 0 })).toEqual([])
  })

  test('a declined item 9 calls for the softer words', async () => {
    const instrument = await loadInstrument('phq9')
    expect(safetyTriggered(instrument, 'phq9_9', 'declined')).toEqual({
      itemId: 'phq9_9',
      level: 'soft',
      reason: 'declined',
      message: null,
    })
  })

  test('soft items: K6, PSC-17 and CBI at their own trigger; declining them calls for nothing', async () => {
    for (const [id, itemId, below, trigger] of [
      ['k6', 'k6_2', 2, 3],
      ['psc17p', 'psc17p_6', 1, 2],
      ['psc17y', 'psc17y_6', 1, 2],
      ['cbi', 'cbi_p4', 75, 100],
    ] as const) {
      const instrument = await loadInstrument(id)
      expect(safetyTriggered(instrument, itemId, below)).toBeNull()
      expect(safetyTriggered(instrument, itemId, trigger)?.level).toBe('soft')
      expect(safetyTriggered(instrument, itemId, 'declined')).toBeNull()
    }
  })

  test('another question never triggers, and an unanswered one neither', async () => {
    const instrument = await loadInstrument('phq9')
    expect(safetyTriggered(instrument, 'phq9_1', 3)).toBeNull()
    expect(safetyNotices(instrument, { phq9_1: 3 })).toEqual([])
  })

  test('the words fit the reason and who answers', async () => {
    const words = async (id: string, itemId: string, value: number | 'declined') => {
      const instrument = await loadInstrument(id)
      const notice = safetyTriggered(instrument, itemId, value)
      return notice && safetyWords(instrument, notice).en
    }
    expect(await words('phq9', 'phq9_9', 1)).toContain('Thank you for telling us')
    expect(await words('phqa', 'phqa_9', 1)).toContain('tell an adult you trust')
    expect(await words('phq9', 'phq9_9', 'declined')).toContain('chose not to answer')
    expect(await words('psc17p', 'psc17p_6', 2)).toContain('your child')
    expect(await words('psc17y', 'psc17y_6', 2)).not.toContain('your child')
  })

  test('a question that skip logic or a closed gate takes away raises nothing', async () => {
    const item = (itemId: string) => ({
      itemId,
      triggerMin: 1,
      level: 'soft' as const,
      action: 'Show the support box.',
    })
    const audit = { ...(await loadInstrument('auditc')), safetyItems: [item('auditc_3')] }
    expect(safetyNotices(audit, { auditc_1: 1, auditc_3: 1 })).toHaveLength(1)
    expect(safetyNotices(audit, { auditc_1: 0, auditc_3: 1 })).toEqual([])
    const trauma = { ...(await loadInstrument('pcptsd5')), safetyItems: [item('pcptsd5_4')] }
    expect(safetyNotices(trauma, { pcptsd5_gate: 1, pcptsd5_4: 1 })).toHaveLength(1)
    expect(safetyNotices(trauma, { pcptsd5_gate: 0, pcptsd5_4: 1 })).toEqual([])
  })
})

test.each([
  ['phq9', 'declined', '你选择不回答这道题', 'You chose not to answer'],
  ['psc17p', 'answer', '孩子最近可能很难受', 'your child may be having a hard time'],
  ['cesdc', 'answer', '最近可能很不容易', 'things may be hard right now'],
] as const)('general words for %s (%s) stand in both languages', async (id, reason, zh, en) => {
  const notice = { itemId: 'x', level: 'soft', reason, message: null } as const
  const instrument = await loadInstrument(id)
  const words = safetyWords(instrument, notice)
  expect(words.zh).toContain(zh)
  expect(words.en).toContain(en)
  // Read once at the question; afterwards it is one line and no copy.
  const again = safetyWordsAgain(instrument, notice)
  expect(words.zh.length - again.zh.length).toBeGreaterThan(10)
  expect(words.en.length - again.en.length).toBeGreaterThan(30)
})

test.each([
  [
    'phq9',
    'declined',
    '有一道题你选择不回答，这完全可以。想找人说说话，可以打这里的电话。',
    'You chose not to answer one question. That’s fine. If you’d like to talk, call one of these.',
  ],
  [
    'psc17p',
    'declined',
    '有一道题你选择不回答，这完全可以。想找人说说话，可以打这里的电话。',
    'You chose not to answer one question. That’s fine. If you’d like to talk, call one of these.',
  ],
  [
    'psc17p',
    'answer',
    '你说孩子常常觉得没有希望。可以直接问问孩子的感受，认真听。想先跟人商量，可以打这里的电话。',
    'You said that your child often feels hopeless. Ask openly how they feel, and listen. To talk it over first, call one of these.',
  ],
  [
    'cesdc',
    'answer',
    '最近可能很不容易。想找人说说话，可以打这里的电话；觉得不安全，请现在就打。',
    'Things may be hard right now. If you’d like to talk, call one of these; if you don’t feel safe, call now.',
  ],
] as const)('the words for %s (%s), once more in one line', async (id, reason, zh, en) => {
  const notice = { itemId: 'x', level: 'soft', reason, message: null } as const
  expect(safetyWordsAgain(await loadInstrument(id), notice)).toEqual({ zh, en })
})

test('a message that names numbers says that they are those of mainland China', async () => {
  for (const id of ['phq9', 'phqa']) {
    const { message } = safetyTriggered(await loadInstrument(id), `${id}_9`, 1) ?? {}
    const sentences = message?.zh.split('。').filter((sentence) => /\d{3}/.test(sentence)) ?? []
    expect(sentences).toHaveLength(2)
    for (const sentence of sentences) expect(sentence).toMatch(/中国大陆(?:是|（)/)
    expect(message?.en).not.toMatch(/\d{3}|right now|at any time/)
  }
})

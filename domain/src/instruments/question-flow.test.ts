import { answersFromValues } from './answers-from-values'
import { loadInstrument } from './instrument-catalogue'
import {
  gateIsClosed,
  isComplete,
  mayDecline,
  optionsOf,
  questionsToAsk,
  skippedItems,
  wordingIn,
} from './question-flow'

const idsAsked = async (id: string, answers = {}) =>
  questionsToAsk(await loadInstrument(id), answers).map((question) => question.id)

describe('the questions to ask', () => {
  test('gate first; a closed gate ends the list', async () => {
    expect(await idsAsked('pcptsd5')).toHaveLength(6)
    expect((await idsAsked('pcptsd5', { pcptsd5_gate: 1 }))[1]).toBe('pcptsd5_1')
    expect(await idsAsked('pcptsd5', { pcptsd5_gate: 0 })).toEqual(['pcptsd5_gate'])
    expect(isComplete(await loadInstrument('pcptsd5'), { pcptsd5_gate: 0 })).toBe(true)
  })

  test('AUDIT-C asks no more after "never"', async () => {
    expect(await idsAsked('auditc')).toHaveLength(3)
    expect(await idsAsked('auditc', { auditc_1: 1 })).toHaveLength(3)
    expect(await idsAsked('auditc', { auditc_1: 0 })).toEqual(['auditc_1'])
  })

  test('unscored questions come last and may be left', async () => {
    const instrument = await loadInstrument('phq9')
    expect((await idsAsked('phq9')).at(-1)).toBe('phq9_difficulty')
    const answers = answersFromValues(instrument, [0, 0, 0, 0, 0, 0, 0, 0, 'declined'])
    expect(isComplete(instrument, answers)).toBe(true)
    const { phq9_9: _, ...open } = answers
    expect(isComplete(instrument, open)).toBe(false)
  })

  test('"prefer not to answer" only where the facts allow it', async () => {
    const phq9 = await loadInstrument('phq9')
    expect(mayDecline(phq9, 'phq9_9')).toBe(true)
    expect(mayDecline(phq9, 'phq9_1')).toBe(false)
    expect(mayDecline(phq9, 'phq9_difficulty')).toBe(true)
    expect(mayDecline(await loadInstrument('scoff'), 'scoff_3')).toBe(true)
    expect(mayDecline(await loadInstrument('psc17y'), 'psc17y_12')).toBe(true)
    expect(mayDecline(await loadInstrument('psc17y'), 'phq9_1')).toBe(false)
  })

  test('own options of a question win, and English stands in where no Chinese exists', async () => {
    const { options } = await loadInstrument('phq9')
    const cbi = { ...(await loadInstrument('cbi')), options }
    const [item] = cbi.items
    expect(item && optionsOf(cbi, item).map(({ value }) => value)).toEqual([100, 75, 50, 25, 0])
    const asrs = await loadInstrument('asrs6')
    expect(wordingIn(asrs.instruction, 'zh-CN')).toEqual({ text: asrs.instruction.en, language: 'en' })
    expect(wordingIn(cbi.instruction, 'zh-CN')).toEqual({ text: '请选择最符合你的选项。', language: 'zh-CN' })
  })
})

describe('a question says what it is', () => {
  test('the gate: first, to be answered', async () => {
    const ptsd = await loadInstrument('pcptsd5')
    const [gate, first] = questionsToAsk(ptsd, {})
    expect(gate).toMatchObject({ id: 'pcptsd5_gate', kind: 'gate', mayDecline: false, text: ptsd.gate?.text })
    expect(first).toMatchObject({ id: 'pcptsd5_1', kind: 'scored' })
  })

  test('the unscored: last, each may be left', async () => {
    const phqa = await loadInstrument('phqa')
    const unscored = questionsToAsk(phqa, {}).slice(-2)
    expect(phqa.unscoredItems).toHaveLength(2)
    for (const [index, question] of unscored.entries()) {
      expect(question).toMatchObject({
        kind: 'unscored',
        mayDecline: true,
        text: phqa.unscoredItems?.[index]?.text,
      })
      expect(mayDecline(phqa, question.id)).toBe(true)
    }
  })

  test('nothing is skipped without skip logic', async () => {
    expect(skippedItems(await loadInstrument('phq9'), {})).toEqual([])
    expect(skippedItems(await loadInstrument('auditc'), { auditc_1: 1 })).toEqual([])
  })

  test('no gate is closed where there is none, and a question without answers offers none', async () => {
    const bare = { ...(await loadInstrument('phq9')), options: null }
    expect(gateIsClosed(bare, {})).toBe(false)
    expect(bare.items.map((item) => optionsOf(bare, item))).toEqual(bare.items.map(() => []))
  })

  test('in the reader’s language, or in English where there is no other', () => {
    const both = { zh: '问题', en: 'Question' }
    expect(wordingIn(both, 'zh-CN')).toEqual({ text: '问题', language: 'zh-CN' })
    expect(wordingIn(both, 'en')).toEqual({ text: 'Question', language: 'en' })
    expect(wordingIn({ zh: null, en: 'Question' }, 'zh-CN')).toEqual({ text: 'Question', language: 'en' })
  })
})

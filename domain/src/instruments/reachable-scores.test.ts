import type { Instrument } from './instrument'
import { loadInstrument } from './instrument-catalogue'
import { reachableSubscaleScores, reachableTotals } from './reachable-scores'

const options = (...values: readonly number[]) =>
  values.map((value) => ({ value, label: { zh: `${value}`, en: `${value}` } }))

describe('the totals that an instrument can reach', () => {
  test('are every sum of answers, ascending', async () => {
    expect(reachableTotals(await loadInstrument('phq2'))).toEqual([0, 1, 2, 3, 4, 5, 6])
    const phq2 = await loadInstrument('phq2')
    expect(reachableTotals({ ...phq2, options: options(20, 3, 1) })).toEqual([2, 4, 6, 21, 23, 40])
  })

  test('with a gate, are also the total of a closed one', async () => {
    const pcptsd5 = await loadInstrument('pcptsd5')
    expect(reachableTotals(pcptsd5)).toEqual([0, 1, 2, 3, 4, 5])
    const { gate } = pcptsd5
    if (!gate) throw new Error('no gate')
    expect(reachableTotals({ ...pcptsd5, gate: { ...gate, closedTotal: -1 } })[0]).toBe(-1)
  })

  test('with skip logic, are those with the questions and those without', async () => {
    const auditc = await loadInstrument('auditc')
    const items = auditc.items.map((item, index) => ({
      ...item,
      options: index === 0 ? options(0, 100) : options(1, 2),
    }))
    const { skipLogic } = auditc
    if (!skipLogic) throw new Error('no skip logic')
    const changed = { ...auditc, items, skipLogic: { ...skipLogic, value: 100 } }
    expect(reachableTotals(changed)).toEqual([2, 3, 4, 100])
  })

  test('with skip logic, a question that is never skipped keeps all its answers', async () => {
    const auditc = await loadInstrument('auditc')
    const answers = [options(0, 100), options(1, 2), options(100, 1000)]
    const items = auditc.items.map((item, index) => ({ ...item, options: answers[index] }))
    const skipLogic = { text: '', itemId: 'auditc_1', value: 100, skips: ['auditc_2'] }
    const totals = reachableTotals({ ...auditc, items, skipLogic } as Instrument)
    expect(totals).toEqual([101, 102, 200, 1001, 1002, 1100])
  })

  test('are none where subscales are averaged', async () => {
    expect(reachableTotals(await loadInstrument('cbi'))).toEqual([])
  })
})

describe('the scores that a subscale can reach', () => {
  const first = ({ scoring }: Instrument) => {
    const [subscale] = scoring.subscales
    if (!subscale) throw new Error('no subscale')
    return subscale
  }

  test('are sums of all its answers', async () => {
    const psc17p = await loadInstrument('psc17p')
    expect(reachableSubscaleScores(psc17p, first(psc17p))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  test('or means of as many answers as it asks for, up to all', async () => {
    const real = await loadInstrument('cbi')
    const cbi = { ...real, items: real.items.map((item) => ({ ...item, options: options(0, 100) })) }
    const three = { ...first(cbi), items: ['cbi_p1', 'cbi_p2', 'cbi_p3'] }
    const { minAnswered: _, ...all } = three
    expect(reachableSubscaleScores(cbi, all)).toEqual([0, 100 / 3, 200 / 3, 100])
    expect(reachableSubscaleScores(cbi, { ...three, minAnswered: 2 })).toEqual([0, 100 / 3, 50, 200 / 3, 100])
  })
})

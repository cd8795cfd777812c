import { instrumentIndex, loadInstrument } from './instrument-catalogue'
import { firstCaution, whatItShows } from './result-cautions'

const auditc = await loadInstrument('auditc')

test.each([
  ['women-positive', 3],
  ['positive', 7],
  ['high', 12],
] as const)('whoever drinks above the line is warned of stopping suddenly (%s)', (band, total) => {
  const caution = firstCaution(auditc, { total, band, positive: true })
  expect(caution?.zh).toMatch(/^要是每天喝很多，先看医生再停，不要自己突然停/)
  expect(caution?.en).toMatch(/see a doctor before you stop.*withdrawal can be dangerous/)
})

test('below the line, and after every other tool, there is no such warning', async () => {
  expect(firstCaution(auditc, { total: 2, band: 'below', positive: false })).toBeNull()
  expect(firstCaution(auditc, { total: null, band: null })).toBeNull()
  for (const { id } of instrumentIndex.filter((one) => one.id !== 'auditc'))
    expect(firstCaution(await loadInstrument(id), { total: 99, band: null, positive: true }), id).toBeNull()
})

test('only what asks about recent feelings is said to show them', async () => {
  const said = async (id: string) => whatItShows(await loadInstrument(id))
  expect(await said('auditc')).toEqual({
    zh: '它看的是过去一年里你通常怎么喝酒。',
    en: 'It looks at how you’ve usually drunk over the past year.',
  })
  for (const id of ['auditc', 'asrs6', 'rses', 'scoff', 'psc17p']) {
    const { zh, en } = await said(id)
    expect(`${zh} ${en}`, id).not.toMatch(/最近的感受|felt lately/)
  }
  for (const id of ['phq9', 'phqa', 'gad7', 'k6', 'cbi'])
    expect((await said(id)).zh, id).toContain('最近的感受')
  expect((await said('psc17p')).en).toContain('what you’ve seen lately')
})

import { aboutInstrument, licenceCondition, translationStatus } from './about'
import { instrumentIndex, loadInstrument } from './instrument-catalogue'

const sectionIds = ['measures', 'ages', 'source', 'licence', 'validation', 'limits', 'translation']

describe('about this tool', () => {
  test.each(instrumentIndex)('$id says all it must', async ({ id }) => {
    const instrument = await loadInstrument(id)
    const sections = aboutInstrument(instrument)
    expect(sections.map((section) => section.id)).toEqual(sectionIds)
    for (const { paragraphs } of sections) expect(paragraphs.length).toBeGreaterThan(0)
    const licence = sections.find((section) => section.id === 'licence')?.paragraphs ?? []
    expect(licence).toContainEqual(instrument.licence.attribution)
    expect(licence.map((paragraph) => paragraph.en)).toContain(instrument.licence.text)
    expect(licenceCondition(instrument) === null).toBe(instrument.licence.ship === 'yes')
  })

  test('an unvalidated translation is said to be one', async () => {
    for (const { id, translation } of instrumentIndex) {
      const { zhStatus } = await loadInstrument(id)
      if (zhStatus.status.startsWith('working')) expect(translation).toBe('working-translation')
    }
    expect(translationStatus('working-translation').en).toContain('translation not validated')
    expect(translationStatus('working-translation').zh).toContain('未经验证')
  })
})

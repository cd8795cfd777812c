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

  test.each([
    ['phq9', '由本人回答，18 岁及以上。', 'Answered by the person, aged 18 and over.'],
    ['phqa', '由本人回答，11–17 岁。', 'Answered by the person, aged 11–17.'],
    ['psc17p', '由家长回答，孩子 4–17 岁。', 'Answered by a parent, child aged 4–17.'],
    ['bsfcs', '由照护者回答，18 岁及以上。', 'Answered by a caregiver, aged 18 and over.'],
  ])('%s says who answers, and at what age', async (id, zh, en) => {
    const ages = aboutInstrument(await loadInstrument(id)).find((section) => section.id === 'ages')
    expect(ages?.paragraphs).toEqual([{ zh, en }])
  })

  test('each section has its heading', async () => {
    const headings = aboutInstrument(await loadInstrument('phq9')).map(
      ({ heading: { zh, en } }) => `${zh} ${en}`,
    )
    expect(headings).toEqual([
      '测量什么 What it measures',
      '适合谁 Who it is for',
      '出处 Source',
      '许可 Licence',
      '验证 Validation',
      '局限 Limits',
      '中文译文 Chinese translation',
    ])
  })

  test.each([
    ['phq9', null],
    ['who5', 'For non-commercial use only.'],
    ['scoff', 'No explicit licence statement of the rights holder was found'],
    ['asrs6', 'The licence does not allow a translation of our own'],
  ])('the licence of %s begins with its condition: %s', async (id, condition) => {
    const instrument = await loadInstrument(id)
    const licence = aboutInstrument(instrument).find((section) => section.id === 'licence')?.paragraphs ?? []
    const stated = licenceCondition(instrument)
    expect(licence).toHaveLength(condition === null ? 2 : 3)
    if (condition === null) expect(licence[0]).toEqual(instrument.licence.attribution)
    else {
      expect(licence[0]).toEqual(stated)
      expect(stated?.en).toContain(condition)
      expect(stated?.zh).toMatch(/\p{Script=Han}{4}/u)
    }
  })

  test.each([
    ['official', '官方', 'official or widely published free translation'],
    ['circulating', '未与正式出版物逐字核对', 'not compared word by word'],
    ['working-translation', '工作译文，未经验证', 'a working translation: translation not validated'],
    ['none', '没有可用的官方中文版', 'shown in English'],
  ] as const)('a Chinese text that is %s is said to be so', (kind, zh, en) => {
    expect(translationStatus(kind).zh).toContain(zh)
    expect(translationStatus(kind).en).toContain(en)
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

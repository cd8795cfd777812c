import sources from '../articles/sources.json'

/** Whose pages these names speak of, and where that publisher's pages stand. */
const publishers: readonly (readonly [RegExp, RegExp])[] = [
  [/^(WHO|World Health)/, /(^|\.)who\.int$/],
  [/^(NIMH|MedlinePlus|NIAAA|NICHD)/, /(^|\.)nih\.gov$|^webarchive\.library\.unt\.edu$/],
  [/^NHS/, /(^|\.)(nhs\.uk|nhs\.wales|nhs\.scot|nhsinform\.scot)$/],
  [/^CDC/, /(^|\.)cdc\.gov$/],
  [/^NICE/, /(^|\.)nice\.org\.uk$/],
  [/^US Department of Veterans/, /(^|\.)va\.gov$/],
  [/^(教育部|国家|中华人民共和国|关于|九部门|四部门|企业职工)/, /(^|\.)(gov\.cn|chinanews\.com\.cn)$/],
]

test.each(Object.entries(sources))('%s: no official name leads to a stranger’s page', (_, source) => {
  const { hostname } = new URL(source.url)
  for (const [name, host] of publishers) {
    if (name.test(source.name) && !('copy' in source)) expect(hostname).toMatch(host)
  }
})

test('a copy is told as one and stays with editors', () => {
  expect(sources['nhs-ocd']).toMatchObject({ copy: true })
  expect(Object.values(sources).filter((source) => 'copy' in source).length).toBeGreaterThan(30)
})

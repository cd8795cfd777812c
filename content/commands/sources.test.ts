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

/** Sources whose address is a site's front door, each with the reason. Their names say so to the reader. */
const frontDoors: Readonly<Record<string, string>> = {
  nhc10: 'no page of the commission with the ten points was found by any search; the text is in reprints',
  'cd-screen':
    'the agency’s own page of this report was not found, and reprints stand on sites not to be named',
}

test('a source leads to the page that was meant, or says that it leads to the front door', () => {
  const found = Object.entries(sources).filter(([, { url }]) => {
    const { pathname, search } = new URL(url)
    return pathname === '/' && search === ''
  })
  expect(found.map(([id]) => id).toSorted()).toEqual(Object.keys(frontDoors).toSorted())
  for (const [id, { name }] of found) expect(name, id).toMatch(/（链接是网站首页）$/)
})

import { nameSearch } from './name-search'

test('without words a list is in the order of the names that it shows', () => {
  expect(nameSearch('  ', 'zh-CN')).toEqual({ field: 'name.zh', begins: '' })
  expect(nameSearch('', 'zh-Hant')).toEqual({ field: 'name.zh', begins: '' })
  expect(nameSearch('', 'en')).toEqual({ field: 'name.en', begins: '' })
})

test.each([
  ['北京', 'en', 'name.zh', '北京'],
  [' 北京  大学', 'zh-CN', 'name.zh', '北京 大学'],
  ['beijing anding', 'zh-CN', 'name.en', 'Beijing Anding'],
  ['university of the', 'en', 'name.en', 'University of the'],
  ['The Royal', 'en', 'name.en', 'The Royal'],
  ['uPMC', 'en', 'name.en', 'uPMC'],
  ['0 service', 'zh-CN', 'name.en', '0 Service'],
] as const)(
  '%s is looked for among the names of its script, with their capitals',
  (typed, language, field, begins) => {
    expect(nameSearch(typed, language)).toEqual({ field, begins })
  },
)

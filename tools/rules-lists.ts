const articleList = /(function isArticle\(id\) \{\n\s*return id in \[\n)[^\]]*?( *\];)/
const instrumentList = /(function instruments\(\) \{\n\s*return \[)([^\]]*)(\];)/
const languageList = /(function isLanguage\(value\) \{\n\s*return value in \[)[^\]]*(\];)/

/**
 * The rules of the database with the lists that they cannot read anywhere: the languages of the site; its articles, since only
 * these can be saved, so an account keeps at most as many as there are; and its questionnaires, since a grant names them to somebody
 * else. A questionnaire that was once in the rules stays: a result of it may wait on a device, and a grant that names it may stand.
 * @throws Error where the rules lack one of the lists
 */
export function rulesWithLists(
  rules: string,
  lists: {
    readonly articles: readonly string[]
    readonly instruments: readonly string[]
    readonly languages: readonly string[]
  },
): string {
  if (!articleList.test(rules)) throw new Error('firestore.rules: the function isArticle is missing')
  if (!instrumentList.test(rules)) throw new Error('firestore.rules: the function instruments is missing')
  if (!languageList.test(rules)) throw new Error('firestore.rules: the function isLanguage is missing')
  const lines = lists.articles.map((id) => `            '${id}',\n`).join('')
  const tags = lists.languages.map((tag) => `'${tag}'`).join(', ')
  const allInstruments = (earlier: string) =>
    [...new Set([...Array.from(earlier.matchAll(/'([^']+)'/g), ([, id = '']) => id), ...lists.instruments])]
      .toSorted()
      .map((id) => `'${id}'`)
      .join(', ')
  return rules
    .replace(
      instrumentList,
      (_, head: string, earlier: string, end: string) => head + allInstruments(earlier) + end,
    )
    .replace(articleList, (_, head: string, end: string) => head + lines.replace(/,\n$/, '\n') + end)
    .replace(languageList, (_, head: string, end: string) => head + tags + end)
}

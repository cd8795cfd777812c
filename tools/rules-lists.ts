const articleList = /(function isArticle\(id\) \{\n\s*return id in \[\n)[^\]]*?( *\];)/
const languageList = /(function isLanguage\(value\) \{\n\s*return value in \[)[^\]]*(\];)/

/**
 * The rules of the database with the lists that they cannot read anywhere: the languages of the site, and its articles, since only
 * these can be saved, so an account keeps at most as many as there are.
 * @throws Error where the rules lack one of the lists
 */
export function rulesWithLists(
  rules: string,
  lists: { readonly articles: readonly string[]; readonly languages: readonly string[] },
): string {
  if (!articleList.test(rules)) throw new Error('firestore.rules: the function isArticle is missing')
  if (!languageList.test(rules)) throw new Error('firestore.rules: the function isLanguage is missing')
  const lines = lists.articles.map((id) => `            '${id}',\n`).join('')
  const tags = lists.languages.map((tag) => `'${tag}'`).join(', ')
  return rules
    .replace(articleList, (_, head: string, end: string) => head + lines.replace(/,\n$/, '\n') + end)
    .replace(languageList, (_, head: string, end: string) => head + tags + end)
}

const articleList = /(function isArticle\(id\) \{\n\s*return id in \[\n)[^\]]*?( *\];)/

/**
 * The rules of the database with the list of the site's articles, which they cannot read anywhere: only these can be saved, so an
 * account keeps at most as many as there are.
 * @throws Error where the rules have no such list
 */
export function rulesWithArticles(rules: string, ids: readonly string[]): string {
  if (!articleList.test(rules)) throw new Error('firestore.rules: the function isArticle is missing')
  const lines = ids.map((id) => `            '${id}',\n`).join('')
  return rules.replace(
    articleList,
    (_, head: string, end: string) => head + lines.replace(/,\n$/, '\n') + end,
  )
}

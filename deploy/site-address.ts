/** Where a served file names an address of the site for others to read, with the site's own address before it or not. */
const places = [
  /(<link rel="(?:canonical|alternate)"(?: hreflang="[^"]*")? href=")(?:https:\/\/[^/"]+)?(\/[^"]*")/g,
  /(<meta property="og:(?:url|image)" content=")(?:https:\/\/[^/"]+)?(\/[^"]*")/g,
  /("(?:url|item|logo)":")(?:https:\/\/[^/"]+)?(\/[^"]*")/g,
  /(<loc>)(?:https:\/\/[^/<]+)?(\/[^<]*<)/g,
  /(<xhtml:link rel="alternate" hreflang="[^"]*" href=")(?:https:\/\/[^/"]+)?(\/[^"]*")/g,
  /(^Sitemap: )(?:https:\/\/[^/\s]+)?(\/)/gm,
]

/**
 * Puts the site's address before the addresses that search engines and messengers read: they want them whole, and the build
 * does not know it.
 * @param text a page, sitemap.xml or robots.txt
 * @param site `https://…` without a slash at its end
 */
export function withSiteAddress(text: string, site: string): string {
  return places.reduce(
    (changed, place) =>
      changed.replace(place, (_, before: string, after: string) => `${before}${site}${after}`),
    text,
  )
}

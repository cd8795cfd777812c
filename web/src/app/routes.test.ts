import { siteName } from '@amhs/domain/content/page-head'
import { inLanguage, languages } from '@amhs/domain/localized'
import { documentTitle } from '../platform/page-meta'
import type { PathName } from '../platform/paths'
import { paths } from '../platform/paths'
import { routeDescriptions } from './route-descriptions'
import { pageSource, prerenderedRoutes, routes } from './routes'

const pageFiles = Object.keys(import.meta.glob('../features/*/*-page.tsx'))

/** The specification's table, word for word, and the pages that the issues add to it. */
const specified = {
  public:
    '/ /learn /learn/resource/:id /learn/individual /learn/caregiver /support /screening /screening/result /test /workplace /about /cloud-functions /ai-chat /location /accessibility-test /privacy /terms /contact /404',
  guest: '/login /register /forgot-password /reset-password',
  'signed-in': '/profile /my-screenings /email-test /assessment-history',
} as const
const added = [
  '/crisis',
  '/accessibility',
  '/who-finds-out',
  '/workplace/managers',
  '/my-groups',
  '/share-with-professional',
  '/professional-role',
  '/tools',
  '/tools/safety-plan',
  '/tools/breathing',
  '/tools/grounding',
  '/tools/check-in',
  '/tools/sleep-diary',
  '/tools/worry',
  '/tools/tell',
  '/stop-reminder',
  '/share',
  '/shared',
]

test.each(Object.entries(specified))('%s pages are those of the specification', (access, list) => {
  const found = Object.values(routes)
    .filter((route) => route.access === access && !added.includes(route.path))
    .map(({ path }) => path)
  expect(found.sort()).toEqual(list.split(' ').sort())
})

test('the admin panel is for admins alone, the inbox for professionals', () => {
  expect(routes.admin.access).toEqual(['admin'])
  expect(routes.groupInbox.access).toEqual(['professional'])
  expect(routes.clients.access).toEqual(['professional'])
  expect(Object.keys(routes).sort()).toEqual(Object.keys(paths).sort())
})

test.each(Object.entries(routes))(
  '%s has its page, title and description in both languages',
  (name, route) => {
    expect(pageFiles).toContain(pageSource(route).replace(/^src/, '..'))
    if (route.path !== '/') expect(route.title?.zh && route.title.en).toBeTruthy()
    const description = routeDescriptions[name as PathName]
    expect(description.zh).not.toBe('')
    expect(description.en).not.toBe('')
  },
)

test('every page for visitors is prerendered, none that needs a session', () => {
  const prerendered = prerenderedRoutes().map(({ path }) => path)
  expect(prerendered).toContain('/crisis')
  expect(prerendered).not.toContain('/profile')
  expect(prerendered).not.toContain('/admin')
})

test.each(languages.map(({ tag }) => tag))(
  'every page has a title of its own, in one pattern (%s)',
  (language) => {
    const site = inLanguage(siteName, language)
    const titles = Object.values(routes).map(({ title }) => documentTitle(title, language))
    expect(titles.filter((title) => title === site)).toHaveLength(1)
    for (const title of titles.filter((one) => one !== site)) {
      const parts = title.split(' – ')
      expect(parts.at(-1), title).toBe(site)
      expect(parts.slice(0, -1).join(), title).toMatch(/^\S.*\S$/)
      expect(title.split(site), title).toHaveLength(2)
    }
    expect(new Set(titles).size).toBe(titles.length)
  },
)

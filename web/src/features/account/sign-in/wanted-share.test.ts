import { loginHref, paths, shareHref } from '../../../platform/paths'
import { wantedShare } from './wanted-share'

const searchOf = (href: string) => href.slice(href.indexOf('?'))

test.each([
  ['from a result', searchOf(loginHref(shareHref('r 1'))), 'r 1'],
  ['from no result', searchOf(loginHref(paths.share)), ''],
  ['with a session that ended', searchOf(loginHref(shareHref('r1'), true)), 'r1'],
  ['to another page', searchOf(loginHref(paths.shareWithProfessional)), null],
  ['to nowhere', '', null],
  ['to another site', '?redirect=https%3A%2F%2Felsewhere.example%2Fshare', null],
])('whoever signs in on the way to a link %s is known by it', (_, search, result) => {
  expect(wantedShare(search)).toBe(result)
})

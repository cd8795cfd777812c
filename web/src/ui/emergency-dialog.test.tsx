import { crisisContacts } from '@amhs/domain/safety/crisis-lines'
import { telephoneHref } from '@amhs/domain/safety/line-actions'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmergencyDialog } from './emergency-dialog'

/** What the dialog leads to, in reading order: addresses of links and texts of buttons. */
function ways(template: 'L3' | 'safe-no'): readonly string[] {
  const markup = renderToStaticMarkup(
    <EmergencyDialog template={template} focus="heading" onClose={() => undefined} />,
  )
  return [...markup.matchAll(/<a [^>]*href="([^"]*)"|<button[^>]*>([^<]*)</g)].map(
    ([, href, text]) => href ?? text ?? '',
  )
}

test('the heading is read before the number, which is the next to be reached', () => {
  const markup = renderToStaticMarkup(
    <EmergencyDialog template="L3" focus="heading" onClose={() => undefined} />,
  )
  expect(markup.indexOf('<h2')).toBeGreaterThan(-1)
  expect(markup.indexOf('<h2')).toBeLessThan(markup.indexOf('<a '))
})

test.each(['L3', 'safe-no'] as const)('%s: number, line, two answers, and last the way out', (template) => {
  const { emergency, lines } = crisisContacts('CN')
  expect(ways(template)).toEqual([
    telephoneHref(emergency[0]?.number ?? null),
    telephoneHref(lines[0]?.number ?? null),
    '我身边有人',
    '我身边没有人',
    '我在别的地方',
    'https://www.weather.com.cn/',
  ])
})

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { Link, NavLink } from '../../web/src/ui/link'

const drawn = (location: string, element: ReturnType<typeof createElement>, basename = '/') =>
  renderToString(createElement(StaticRouter, { basename, location }, element))

test('a link stays in the language of the served page', () => {
  expect(drawn('/en/learn', createElement(Link, { to: '/crisis?from=learn' }, 'go'), '/en')).toBe(
    '<a href="/en/crisis?from=learn">go</a>',
  )
})

test('a link of the navigation says that the reader is on its page or below it', () => {
  const at = (to: string) =>
    drawn('/learn/individual', createElement(NavLink, { to, className: 'wide' }, 'x'))
  for (const to of ['/learn', '/learn/individual', '/Learn'])
    expect(at(to)).toBe(`<a class="wide active" aria-current="page" href="${to}">x</a>`)
  expect(at('/lea')).toBe('<a class="wide" href="/lea">x</a>')
})

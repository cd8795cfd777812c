import { renderToStaticMarkup } from 'react-dom/server'
import { FooterGroup } from './footer-group'

const group = <FooterGroup heading="Quick links">the links</FooterGroup>

test('a group is served closed, so that nothing moves on a phone when the app starts', () => {
  expect(renderToStaticMarkup(group)).toMatch(/^<details>/)
})

test('its heading stands once on what is pressed, and once where there is nothing to press', () => {
  const heading = '<h2 class="small muted">Quick links</h2>'
  expect(renderToStaticMarkup(group)).toBe(
    `<details><summary>${heading}</summary><div class="footer-heading">${heading}</div>the links</details>`,
  )
})

test('a sentence that goes on is no heading, and a group of controls is shown only where scripts run', () => {
  const html = renderToStaticMarkup(
    <FooterGroup needsScript heading="It leaves." level="p">
      And erases.
    </FooterGroup>,
  )
  expect(html).toMatch(
    /^<details class="needs-script"><summary><p class="small muted">It leaves\.<\/p><\/summary>/,
  )
  expect(html).not.toContain('<h2')
})

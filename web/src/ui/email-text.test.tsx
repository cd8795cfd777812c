import { renderToStaticMarkup } from 'react-dom/server'
import { EmailText } from './email-text'

test('an address may break before its @', () => {
  expect(renderToStaticMarkup(<EmailText address="user@demo.test" />)).toBe(
    '<bdi class="email-text">user<wbr/>@demo.test</bdi>',
  )
})

test.each(['', 'nobody', '@demo.test'])('what is no address (%s) stands as it is', (address) => {
  expect(renderToStaticMarkup(<EmailText address={address} className="muted" />)).toBe(
    `<bdi class="muted">${address}</bdi>`,
  )
})

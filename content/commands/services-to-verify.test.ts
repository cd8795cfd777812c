import { bundledServices } from '../../domain/src/services/service'
import { servicesToVerify } from './services-to-verify'

const [first, second, third] = bundledServices
if (!first || !second || !third) throw new Error('there are fewer than three services')
const services = [first, second, third]

test('a service is to be verified while the note on its source says so, or there is none', () => {
  const notes = {
    [first.id]: 'general knowledge; verify before launch',
    [second.id]: 'rang on 2026-12-01, answered by the desk',
  }
  expect(servicesToVerify(services, notes)).toEqual([
    { service: first, note: 'general knowledge; verify before launch' },
    { service: third, note: '' },
  ])
})

import { version } from './version'

test('the version is three numbers', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

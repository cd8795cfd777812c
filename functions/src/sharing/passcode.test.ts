import { isPasscode, passcodeHash } from './passcode'

test('a passcode is kept as a salted hash, and known again however it was composed', async () => {
  const [one, two] = await Promise.all([passcodeHash('café 123'), passcodeHash('café 123')])
  expect(one).not.toBe(two)
  expect(one).not.toContain('123')
  expect(await isPasscode('cafe\u0301 123 ', one)).toBe(true)
  expect(await isPasscode('café 124', one)).toBe(false)
  expect(await isPasscode('', one)).toBe(false)
})

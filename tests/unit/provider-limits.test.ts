import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What asks the provider over the network; the SDK alone waits for it half a minute or longer. */
const asking =
  /\b(?:createUserWithEmailAndPassword|signInWithEmailAndPassword|updateProfile|updatePassword|sendEmailVerification|sendPasswordResetEmail|verifyPasswordResetCode|confirmPasswordReset|reauthenticateWithCredential|checkActionCode|applyActionCode)\(|\b(?:user|currentUser)\??\.(?:reload|getIdToken)\(/g

const limited = /(?:withTimeout\(|begunOnce\([^()]*,\s*\(\) =>)\s*$/

/** These ask beside the person, who waits for nothing. */
const inTheBackground = ['account-listener.tsx', 'check-session.ts']

const folder = fileURLToPath(new URL('../../web/src/features/account', import.meta.url))

/** The calls of a source that nothing ends after ten seconds. */
function callsWithoutEnd(source: string): string[] {
  return [...source.matchAll(asking)]
    .filter(({ index }) => {
      // The receiver of a method stands before it.
      const before = source.slice(0, index).replace(/(?:auth\??\.)$/, '')
      return !limited.test(before)
    })
    .map(([call]) => call)
}

test('a call without an end is found', () => {
  expect(callsWithoutEnd('await withTimeout(updatePassword(user, x))')).toEqual([])
  expect(callsWithoutEnd('await withTimeout(auth.currentUser.reload())')).toEqual([])
  expect(callsWithoutEnd('begunOnce(key, () => applyActionCode(auth, code))')).toEqual([])
  expect(callsWithoutEnd('await updatePassword(user, x)')).toEqual(['updatePassword('])
  expect(callsWithoutEnd('await auth.currentUser?.getIdToken(true)')).toEqual(['currentUser?.getIdToken('])
})

test('whatever a person waits for is told within ten seconds, answered or not', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.tsx?$/.test(name) &&
      // Accounts of the device ask nobody.
      !name.startsWith('local') &&
      !inTheBackground.some((other) => name.endsWith(other)),
  )
  const found = sources.flatMap((name) =>
    callsWithoutEnd(readFileSync(join(folder, name), 'utf8')).map((call) => `${name}: ${call}`),
  )
  expect(found).toEqual([])
})

import { createAccount } from './support/callers'
import { forgetCallsOf } from './support/forget-calls'
import { inputsPerFunction } from './support/inputs-per-function'
import { bodiesFor, isForAdministrators, untyped } from './support/malformed-requests'
import { type RawAnswer, rawCall, unsignedToken } from './support/raw-call'
import { validRequests } from './support/valid-requests'

const count = inputsPerFunction(process.env.AMHS_FUZZ)
const names = Object.keys(validRequests)

/** Functions called at the same time. One call at a time for each: a second one makes the emulator start it twice. */
const functionsAtOnce = 4

/** Calls after which a long run shows that it is alive. */
const callsPerSign = 2000

/** A start of the emulator's on a busy machine takes its time; a call that is not answered at all must not hang the test. */
const timeoutMs = 150_000

/** Prints how far a long run has come; a short one is silent. */
function progress() {
  const startedAt = performance.now()
  let calls = 0
  let limits = 0
  const tell = () => {
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    console.info(`${calls} of ${count * names.length} calls, ${limits} times at the limit, ${seconds} s`)
  }
  return {
    call() {
      calls += 1
      if (calls % callsPerSign === 0 || (count >= 100 && calls === count * names.length)) tell()
    },
    limit() {
      limits += 1
    },
    calls: () => calls,
  }
}

// A few inputs each in every run: the thousand of each function are in fuzz.test.ts, without the platform's server and
// without the limit, and with both in `npm run fuzz:functions`.
test(
  `${count} malformed inputs each get a typed error through the Functions emulator as well`,
  async () => {
    const [user, admin] = [await createAccount(), await createAccount({ role: 'admin' })]
    const userToken = unsignedToken(user.uid, { email: user.email, email_verified: true })
    const adminToken = unsignedToken(admin.uid, { email: admin.email, email_verified: true, role: 'admin' })
    const seen = progress()
    // The limits are those of production: where one refuses, its window is ended and the same call is made again, so that
    // every input reaches the function. One that is refused all the same is found below.
    const callPastLimit = async (name: string, body: string): Promise<RawAnswer> => {
      const call = () =>
        rawCall(name, body, { token: isForAdministrators(name) ? adminToken : userToken, timeoutMs })
      seen.call()
      const answer = await call()
      if (!isLimited(answer)) return answer
      seen.limit()
      await forgetCallsOf(name)
      const second = await call()
      return isLimited(second) ? Promise.reject(new Error('still at the limit')) : second
    }
    const found: unknown[] = []
    const queue = [...names]
    const work = async () => {
      for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        const called = name
        const wrong = await untyped(bodiesFor(called, count), 1, (body) => callPastLimit(called, body))
        found.push(...wrong.map((what) => ({ called, what })))
      }
    }
    await Promise.all(Array.from({ length: functionsAtOnce }, work))
    expect(found).toEqual([])
    expect(seen.calls()).toBe(count * names.length)
  },
  // Most of the time of a short run goes into the emulator's start of each function.
  240_000 + count * 3000,
)

function isLimited({ error }: RawAnswer): boolean {
  return ['too-many-requests', 'daily-budget-spent', 'daily-share-spent'].includes(
    error?.details?.reason ?? '',
  )
}

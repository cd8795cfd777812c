import { createAccount } from './support/callers'
import { bodiesFor, isForAdministrators, untyped } from './support/malformed-requests'
import { rawCall, unsignedToken } from './support/raw-call'
import { validRequests } from './support/valid-requests'

// The thousand inputs of each function are in fuzz.test.ts, without the platform's server and without the limit.
test('malformed inputs get a typed error through the Functions emulator as well', async () => {
  const [user, admin] = [await createAccount(), await createAccount({ role: 'admin' })]
  const userToken = unsignedToken(user.uid, { email: user.email, email_verified: true })
  const adminToken = unsignedToken(admin.uid, { email: admin.email, email_verified: true, role: 'admin' })
  const queue = Object.keys(validRequests)
  const work = async () => {
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      const called = name
      const token = isForAdministrators(called) ? adminToken : userToken
      const bodies = bodiesFor(called, 5)
      expect(await untyped(bodies, 2, (body) => rawCall(called, body, { token })), called).toEqual([])
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  // Most of the time goes into the emulator's start of each function.
}, 240_000)

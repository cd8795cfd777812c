// @vitest-environment jsdom
import { applyActionCode, checkActionCode } from 'firebase/auth'
import { recoverAddress, verifyAddress } from './hosted-action-links'
import { reinitialiseSession } from './hosted-verification'

const auth = vi.hoisted(() => ({
  languageCode: '',
  currentUser: null as { emailVerified: boolean; reload: () => Promise<void> } | null,
}))
vi.mock('../../platform/firebase/firebase-services', () => ({ loadFirebase: async () => ({ auth }) }))
vi.mock('./hosted-verification', () => ({ reinitialiseSession: vi.fn(async () => {}) }))
vi.mock('firebase/auth', () => ({
  ActionCodeOperation: { VERIFY_EMAIL: 'VERIFY_EMAIL', RECOVER_EMAIL: 'RECOVER_EMAIL' },
  checkActionCode: vi.fn(),
  applyActionCode: vi.fn(async () => {}),
}))

const refusal = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })
function codeDoes(operation: 'VERIFY_EMAIL' | 'RECOVER_EMAIL') {
  const data = { email: 'mei@example.com', previousEmail: null, multiFactorInfo: null, fromEmail: null }
  vi.mocked(checkActionCode).mockResolvedValue({ data, operation })
}
const person = (verifiedAfterReload: boolean) => ({
  emailVerified: false,
  async reload() {
    this.emailVerified = verifiedAfterReload
  },
})

beforeEach(() => {
  vi.clearAllMocks()
  auth.currentUser = null
  codeDoes('VERIFY_EMAIL')
})

test('a visitor’s address is verified, and no session is taken anew', async () => {
  expect(await verifyAddress('v1')).toMatchObject({
    success: true,
    codes: ['banner-verified'],
    email: 'mei@example.com',
  })
  expect(applyActionCode).toHaveBeenCalledExactlyOnceWith(auth, 'v1')
  expect(reinitialiseSession).not.toHaveBeenCalled()
})

test('a signed-in person’s session learns of it', async () => {
  auth.currentUser = person(true)
  expect(await verifyAddress('v2')).toMatchObject({ success: true })
  expect(reinitialiseSession).toHaveBeenCalledOnce()
})

test('a code is applied once however often the page asks', async () => {
  const [first, second] = await Promise.all([verifyAddress('v3'), verifyAddress('v3')])
  expect(second).toBe(first)
  expect(applyActionCode).toHaveBeenCalledOnce()
})

test('a used code is no failure for a person whose address is verified', async () => {
  vi.mocked(checkActionCode).mockRejectedValue(refusal('invalid-action-code'))
  auth.currentUser = person(true)
  expect(await verifyAddress('v4')).toMatchObject({ success: true, codes: ['already-verified'] })
  auth.currentUser = person(false)
  expect(await verifyAddress('v5')).toMatchObject({ success: false, codes: ['invalid-action-code'] })
  auth.currentUser = null
  expect(await verifyAddress('v6')).toMatchObject({ success: false, codes: ['invalid-action-code'] })
})

test('the address counts as verified when only the session could not be taken anew', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(reinitialiseSession).mockRejectedValueOnce(refusal('network-request-failed'))
  auth.currentUser = person(true)
  expect(await verifyAddress('v7')).toMatchObject({ success: true, codes: ['banner-verified'] })
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('a refusal is told and forgotten, so that a retry asks again', async () => {
  vi.mocked(checkActionCode).mockRejectedValueOnce(refusal('network-request-failed'))
  expect(await verifyAddress('v8')).toMatchObject({ success: false, codes: ['network-request-failed'] })
  expect(await verifyAddress('v8')).toMatchObject({ success: true })
})

test('a code never does what its link does not say', async () => {
  expect(await recoverAddress('v9')).toMatchObject({ success: false, codes: ['invalid-action-code'] })
  codeDoes('RECOVER_EMAIL')
  expect(await verifyAddress('v10')).toMatchObject({ success: false, codes: ['invalid-action-code'] })
  expect(applyActionCode).not.toHaveBeenCalled()
  expect(await recoverAddress('v11')).toMatchObject({ success: true, codes: ['email-recovered'] })
  expect(applyActionCode).toHaveBeenCalledExactlyOnceWith(auth, 'v11')
})

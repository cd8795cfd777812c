import { demoEcho as contract } from '@amhs/domain/contracts/demo-echo.contract'
import { defineFunction } from '../../functions/src/platform/define-function'
import { type LocalFunctions, serveLocally } from './support/local-functions'

let fault: unknown
let functions: LocalFunctions
beforeAll(async () => {
  const failing = defineFunction(contract, async () => async () => {
    throw fault
  })
  functions = await serveLocally({ failing })
})
afterAll(() => functions.close())

const ofTheDatabase = (code: number, message: string) => Object.assign(new Error(message), { code })

test.each([
  ['unavailable', 503, ofTheDatabase(10, '10 ABORTED: Transaction lock timeout.')],
  [
    'unavailable',
    503,
    ofTheDatabase(3, '3 INVALID_ARGUMENT: The referenced transaction has expired or is no longer valid.'),
  ],
  ['unavailable', 503, ofTheDatabase(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.')],
  ['unavailable', 503, Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  [
    'internal',
    500,
    ofTheDatabase(3, '3 INVALID_ARGUMENT: A document cannot be written because it is too large.'),
  ],
  ['internal', 500, new TypeError('Cannot read properties of undefined')],
  ['internal', 500, 'not even an error'],
])('is told as %s (%i): %s', async (reason, status, thrown) => {
  fault = thrown
  const answer = await functions.call('failing', '{"data":{"text":"x"}}')
  expect(answer).toMatchObject({ status, error: { details: { reason } } })
  // What went wrong inside is nobody's business.
  expect(JSON.stringify(answer)).not.toMatch(/INVALID_ARGUMENT|ABORTED|undefined|ECONNREFUSED/)
})

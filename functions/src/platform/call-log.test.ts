import { version } from '@amhs/domain/version'
import { callEntry, invalidAnswerEntry } from './call-log'

const record = { function: 'example', code: 'ok', milliseconds: 3, caller: 'abc' }

test('the line of a call says which version answered', () => {
  expect(callEntry(record)).toEqual({ severity: 'INFO', message: 'call', ...record, version })
})

test('an unforeseen error is told by kind and version, not by its message', () => {
  const entry = callEntry(record, new TypeError('what somebody typed'))
  expect(entry).toMatchObject({ severity: 'ERROR', kind: 'TypeError', version })
  expect(JSON.stringify(entry)).not.toContain('somebody')
  expect(invalidAnswerEntry('example', ['sentTo'])).toMatchObject({ severity: 'ERROR', version })
})

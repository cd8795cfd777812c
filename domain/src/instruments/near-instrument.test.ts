import { nearInstrument } from './near-instrument'

test.each([
  ['phq-9', 'phq9'],
  ['PHQ 9', 'phq9'],
  ['GAD_7', 'gad7'],
  ['scof', 'scoff'],
  ['auditcc', 'auditc'],
  ['xauditc', 'auditc'],
  ['audxitc', 'auditc'],
  ['auditcx', 'auditc'],
  ['uditc', 'auditc'],
  ['audtc', 'auditc'],
  ['audit', 'auditc'],
  ['xuditc', 'auditc'],
  ['audotc', 'auditc'],
  ['auditx', 'auditc'],
])('%s is taken for %s', (asked, id) => expect(nearInstrument(asked)?.id).toBe(id))

test.each([
  '',
  'x',
  'ph',
  'phq',
  'phq8',
  'psc17',
  'no-such-tool',
  '<b>',
  'cbx',
  'k6x',
  'audxxtc',
  'xuditx',
  'auditcxx',
  'xxauditc',
  'xauditcx',
  'udit',
  'audi',
  'adtc',
  'aduitc',
])('"%s" may mean several or none, and leads to none', (asked) =>
  expect(nearInstrument(asked)).toBeUndefined(),
)

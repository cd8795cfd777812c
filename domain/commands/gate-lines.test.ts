import { decideLine } from './gate-lines'

const turns = (...said: readonly (readonly [role: string, text: string])[]) =>
  decideLine(JSON.stringify({ turns: said.map(([role, text]) => ({ role, text })) }))

test('a text: level, card, outcome and layers, and no word of it', () => {
  expect(decideLine('{"text":"I drank bleach"}')).toEqual({
    level: 'L3',
    card: 'L3',
    outcome: 'lock',
    layers: ['grammar:intake'],
  })
  expect(decideLine('{"text":"今天天气不错"}')).toEqual({
    level: 'none',
    card: null,
    outcome: 'none',
    layers: [],
  })
})

test.each([
  [[['user', 'hello']], { card: null, outcome: 'none' }],
  [
    [
      ['user', '我不想活了'],
      ['user', '今天吃了面'],
    ],
    { level: 'L2', card: 'L2', outcome: 'lock' },
  ],
  [
    [
      ['user', '我想'],
      ['user', '死'],
    ],
    { card: 'L2', outcome: 'lock' },
  ],
  [
    [
      ['assistant', 'Are you safe?'],
      ['user', 'no'],
    ],
    { level: 'L3', card: 'L3', outcome: 'lock' },
  ],
  [
    [
      ['assistant', '你现在安全吗？'],
      ['user', '不知道'],
    ],
    { card: 'safe-not-sure', outcome: 'lock' },
  ],
  [
    [
      ['user', '活着没意思'],
      ['user', '今天吃了面'],
    ],
    { card: 'L1', outcome: 'gentle' },
  ],
  [
    [
      ['user', '我想死'],
      ['user', '打错了'],
    ],
    { level: 'none', card: 'corrected', outcome: 'none' },
  ],
  [
    [
      ['user', '我想死'],
      ['user', '打错了'],
      ['user', '我想死'],
    ],
    { level: 'L2', card: 'L2' },
  ],
] as const)('turns %j', (said, expected) => {
  expect(turns(...said)).toMatchObject(expected)
})

test.each(['', 'text', '[]', '{}', '{"text":1}', '{"turns":[]}', '{"turns":[{"role":"user"}]}'])(
  'says why it cannot read %s',
  (line) => {
    expect(() => decideLine(line)).toThrow(/^The line /)
  },
)

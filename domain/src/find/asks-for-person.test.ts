import { asksForPerson } from './asks-for-person'

test.each([
  ...['想死', '自杀', '自殺', '不想活了', '上吊', '烧炭', '自残', 'i want to die', 'suicide', 'kill myself'],
  ...['suicde', 'sucide', 'suiside', 'sucidal', 'i feel sucidal', 'zisha', 'zi sha', 'zìshā', 'xiang si'],
  ...['wo xiangsi', 'xiangsi zenmeban', 'zican', '绝望', 'my friend is suicidal'],
])('%s is of a life', (search) => {
  expect(asksForPerson(search)).toBe('life')
})

test.each([
  ...['安眠药吃多少', '吃多少安眠药', '几片安眠药', '药吃多了', 'anmianyao chi duoshao', '安眠药最多吃几片'],
  ...['how many pills', 'how many sleeping pills', 'how much paracetamol', 'od', 'overdoze', 'lethal dose'],
  ...[
    '吞药',
    '我妈妈吞药了',
    '布洛芬 30片',
    '布洛芬 三十片',
    '对乙酰氨基酚 30 片',
    '百草枯',
    '敌敌畏',
    '头孢配酒',
  ],
  ...[
    '30 paracetamol',
    'I took 30 paracetamol',
    'took 20 pills',
    'my friend took all her pills',
    'swallowed bleach',
  ],
  ...['ODd on sertraline'],
])('%s is of an amount', (search) => {
  expect(asksForPerson(search)).toBe('amount')
})

test.each([
  ...[
    '老公打我',
    '老婆打我',
    '他打我',
    '孩子打我',
    '家暴',
    '男朋友掐我脖子',
    '性侵',
    '校园霸凌',
    'jiabao',
    'laogong dawo',
  ],
  ...[
    'he hits me',
    'my boyfriend strangled me',
    'my dad hits me',
    'my husband is violent',
    'domestic violence',
  ],
  ...['coercive control', 'he threatens to kill me', 'raped', 'sextortion', 'bullied at school'],
])('%s is of somebody who is attacked', (search) => {
  expect(asksForPerson(search)).toBe('attacked')
})

test.each([
  ['老公打我 我不想活了', 'life'],
  ['he hits me and i took all my pills', 'amount'],
  ['suicide squad i want to die', 'life'],
  ['overdose song i took 20 pills', 'amount'],
  ['自杀论 想死', 'life'],
  ['自杀', 'life'],
  ['自杀预防', 'life'],
  ['overdose', 'amount'],
])('%s: a name takes away nothing else, and a life comes first (%s)', (search, reason) => {
  expect(asksForPerson(search)).toBe(reason)
})

test.each([
  'suicide squad',
  '自杀小队',
  '自杀小分队',
  '自殺博物館',
  '自杀论',
  'Overdose song',
  '烧炭烤肉',
  'killing time',
])('%s is the name of a work or a thing', (search) => {
  expect(asksForPerson(search)).toBeNull()
})

test.each([
  ...[
    '失眠',
    '孤独',
    '焦虑',
    '考试',
    '抑郁',
    '安眠药',
    '吃药',
    '吃多少饭',
    '吃太多',
    '压力好大',
    'kaoshi',
    '头孢过敏',
    '农药中毒新闻',
    '',
  ],
  ...[
    'lonely',
    'depression',
    'how much sleep',
    'how many hours',
    'medicine',
    'anxiety test',
    'odd',
    'dyeing',
    'took 2 days off',
    'melatonin',
    'grade 10 exam',
  ],
])('%s asks for no person first', (search) => {
  expect(asksForPerson(search)).toBeNull()
})

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
])('%s is of an amount', (search) => {
  expect(asksForPerson(search)).toBe('amount')
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
  ],
])('%s asks for no person first', (search) => {
  expect(asksForPerson(search)).toBeNull()
})

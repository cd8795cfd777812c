import { findManyDoses } from './doses'
import { tokenise } from './tokens'

const many = (text: string) => findManyDoses(tokenise(text, () => false)).length > 0

test.each(['thirty paracetamol', 'pills like 40', 'tablets 30 ish', 'some tablets maybe 25 or so'])(
  '%s is many, said afterwards',
  (text) => expect(many(text)).toBe(true),
)

test.each(['tablets at 8', 'tablets 30 minutes ago', 'pills like 2'])('%s is not', (text) =>
  expect(many(text)).toBe(false),
)

test.each(['三十颗', '二十几颗', '几十片', '一百片', '八粒', '30颗', '24 tablets', '60多颗', '几多粒'])(
  '%s is many',
  (text) => expect(many(text)).toBe(true),
)

test.each([
  '40 sleeping pills',
  '40 of the sleeping pills',
  "30 of my mum's heart tablets",
  '25 painkillers',
  'fifteen paracetamol',
  'a dozen sleeping tablets',
  'dozens of pills',
])('%s is many, whatever stands between', (text) => expect(many(text)).toBe(true))

test.each([
  '40 minutes before my pills',
  '40 minutes, pills',
  '30 photos of the pills',
  '10 days of tablets',
  '5 sleeping pills',
  '40 round ones. Pills',
  '40 of the very big old round white pills',
])('%s is not', (text) => expect(many(text)).toBe(false))

test.each(['两颗', '一片', '3粒', '2 tablets', '三十块', '二十分钟', '颗', '30'])('%s is not', (text) =>
  expect(many(text)).toBe(false),
)

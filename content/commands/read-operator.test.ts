import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readOperator } from './read-operator'
import { pagesFolder } from './read-pages'

const example = path.join(pagesFolder, 'operator.example.json')
const text = readFileSync(example, 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'operator-'))
const file = path.join(folder, 'operator.json')
afterAll(() => rmSync(folder, { recursive: true }))

const reading = (content: string) => () => {
  writeFileSync(file, content)
  return readOperator(file)
}
const with_ = (changes: object) => JSON.stringify({ ...JSON.parse(text), ...changes })

test('the delivered example can be read', () => {
  expect(readOperator(example)).toEqual(JSON.parse(text))
})

test.each([
  ['', 'is no JSON'],
  [text.replace(',', ''), 'is no JSON'],
  ['[]', 'operator.json: operatorName is missing'],
  ['null', 'the whole has to be an object'],
  [with_({ operatorName: undefined }), 'operatorName is missing'],
  [with_({ operatorName: 'Calm' }), 'operatorName has to be an object'],
  [with_({ operatorName: { zh: '静', en: 5 } }), 'operatorName.en has to be a text'],
  [with_({ operatorName: { zh: '静' } }), 'operatorName.en is missing'],
  [with_({ operatorName: { zh: '静', en: ' ' } }), 'operatorName.en is empty'],
  [with_({ operatorNmae: { zh: '静', en: 'Calm' } }), 'operatorNmae is not known; is it misspelt?'],
])('%.40s is refused: %s', (content, fault) => {
  expect(reading(content)).toThrow(fault)
  expect(reading(content)).toThrow('operator.json')
})

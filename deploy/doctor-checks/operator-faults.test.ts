import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Operator } from '../../domain/src/content/page-schema'
import { operatorFaults, operatorFileFaults } from './operator-faults'

const delivered: Operator = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../content/pages/operator.example.json'), 'utf8'),
)

const both = (text: string) => ({ zh: text, en: text })
const operator: Operator = {
  ...delivered,
  operatorName: both('Calm Association'),
  operatorAddress: both('Quiet Street 1, Springfield'),
  contactEmail: both('help@calm-site.org'),
  dataProtectionContact: both('privacy@calm-site.org'),
  hostingRegion: both('us-central1'),
}
const nothing = { mail: false, assistant: false }

test('an operator who is named may go out', () => {
  expect(operatorFaults(operator, nothing)).toEqual([])
})

test('without a file of its own, or with a broken one, a site does not go out', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'operator-'))
  const pages = path.join(root, 'content/pages')
  mkdirSync(pages, { recursive: true })
  const faults = () => operatorFileFaults(root, nothing)
  expect(faults()).toEqual([
    'content/pages/operator.json: missing; copy operator.example.json beside it and fill it in',
  ])
  writeFileSync(path.join(pages, 'operator.json'), '{"operatorName": {')
  expect(faults()).toEqual([expect.stringMatching(/content\/pages\/operator\.json is no JSON: /)])
  writeFileSync(path.join(pages, 'operator.json'), JSON.stringify({ ...operator, operatorName: 'Calm' }))
  expect(faults()).toEqual([expect.stringContaining('operatorName has to be an object')])
  writeFileSync(path.join(pages, 'operator.json'), JSON.stringify(operator))
  expect(faults()).toEqual([])
  rmSync(root, { recursive: true })
})

test('the delivered example names nobody', () => {
  expect(operatorFaults(delivered, nothing)).toEqual(
    ['operatorName', 'operatorAddress', 'contactEmail', 'dataProtectionContact', 'hostingRegion'].map(
      (key) => `operator.json, ${key}: not entered in both languages`,
    ),
  )
})

test.each([
  'operatorName',
  'operatorAddress',
  'contactEmail',
  'dataProtectionContact',
  'hostingRegion',
] as const)('%s is wanted in both languages', (key) => {
  const faults = [`operator.json, ${key}: not entered in both languages`]
  expect(operatorFaults({ ...operator, [key]: { zh: ' ', en: 'x@calm-site.org' } }, nothing)).toEqual(faults)
  expect(operatorFaults({ ...operator, [key]: delivered[key] }, nothing)).toEqual(faults)
})

test('who gets mail or messages is named where there is somebody', () => {
  const faults = operatorFaults(operator, { mail: true, assistant: true })
  expect(faults.map((fault) => fault.split(/[,:] /)[1])).toEqual(['mailProvider', 'assistantProvider'])
})

test('nobody can write to an example address', () => {
  expect(operatorFaults({ ...operator, contactEmail: both('me@example.org') }, nothing)).toEqual([
    'operator.json, contactEmail: is an example address',
  ])
})

test.each([
  ['operatorName', 'TODO'],
  ['operatorName', 'Todo: ask the board'],
  ['operatorName', 'Example Association'],
  ['operatorName', '[your organisation]'],
  ['operatorName', 'Name'],
  ['operatorName', '…'],
  ['operatorName', '-'],
  ['operatorName', '待定'],
  ['operatorName', '某某大学'],
  ['operatorAddress', 'Example Street 1'],
  ['operatorAddress', 'xxx'],
  ['hostingRegion', 'TBD'],
  ['dataProtectionContact', 'privacy@example.org'],
  ['governingLaw', 'TODO'],
] as const)('%s "%s" keeps a place only', (key, text) => {
  for (const language of ['zh', 'en']) {
    const said = { ...operator[key], [language]: text }
    expect(operatorFaults({ ...operator, [key]: said }, nothing)).toEqual([
      `operator.json, ${key}: "${text}" keeps a place only; write what people are to read there`,
    ])
  }
})

test('nobody is a good answer to who represents or advises an operator who has nobody', () => {
  const alone = { representative: { zh: '没有', en: 'none' }, assistantProvider: { zh: '无', en: 'none' } }
  expect(operatorFaults({ ...operator, ...alone }, nothing)).toEqual([])
  expect(operatorFaults({ ...operator, ...alone }, { mail: false, assistant: true })).toHaveLength(1)
})

test('the address for mail has to be one in both languages', () => {
  const contactEmail = { zh: '写信给我们', en: 'help@calm-site.org' }
  expect(operatorFaults({ ...operator, contactEmail }, nothing)).toEqual([
    'operator.json, contactEmail: is no e-mail address',
  ])
})

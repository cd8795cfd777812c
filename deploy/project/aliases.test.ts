import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { aliasesIn } from './aliases'
import { projectId } from './project-id'

let root = ''
const write = (file: string, projects: Record<string, string>) =>
  writeFileSync(path.join(root, file), JSON.stringify({ projects }))

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'aliases-'))
  write('.firebaserc.example', { production: 'your-production-project' })
})
afterEach(() => rmSync(root, { recursive: true }))

test('who names an alias before there are any is told where they come from', () => {
  expect(() => projectId('production', aliasesIn(root))).toThrow(
    'The alias production has no project yet: write its id into .firebaserc (copied from .firebaserc.example',
  )
  expect(projectId('calm-site', aliasesIn(root))).toBe('calm-site')
})

test('those of .firebaserc take the place of the example’s', () => {
  write('.firebaserc', { live: 'calm-site' })
  expect(aliasesIn(root)).toEqual({ live: 'calm-site' })
})

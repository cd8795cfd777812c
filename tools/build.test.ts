import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fingerprint } from './build'

describe('fingerprint of sources', () => {
  let root = ''
  const write = (name: string, content: string) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }

  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'fingerprint-'))
    write('web/src/a.ts', 'a')
    write('package-lock.json', '{}')
  })

  afterEach(() => rmSync(root, { recursive: true }))

  const now = () => fingerprint(root, ['web', 'package-lock.json'])

  test('stays while nothing changes, and ignores what a build makes', () => {
    const before = now()
    write('web/dist/a.js', 'built')
    write('web/node_modules/a/index.js', 'installed')
    expect(now()).toBe(before)
  })

  test('changes with a content, a new file and a lock', () => {
    const seen = new Set([now()])
    write('web/src/a.ts', 'b')
    seen.add(now())
    write('web/src/b.json', '')
    seen.add(now())
    write('package-lock.json', '{ }')
    seen.add(now())
    expect(seen.size).toBe(4)
  })
})

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const [, ...playbooks] = read('docs/playbooks.md').split(/^## /m)
const playbook = (title: string) => playbooks.find((text) => text.startsWith(title)) ?? ''

test.each([
  [
    'Add a page',
    ['web/src/app/routes.test.ts', 'firebase.json', 'china.md', 'tests/unit/installable.test.ts'],
  ],
  ['Add a callable', ['tests/functions/support/valid-requests.ts']],
  ['Add a collection', ['deploy/doctor-checks/query-list.ts']],
])('"%s" names the lists whose tests would fail', (title, lists) => {
  for (const list of lists) expect(playbook(title)).toContain(list)
})

test.each(['docs/playbooks.md', 'docs/glossary.md'])('every file that %s names is there', (guide) => {
  const named = [...read(guide).matchAll(/`((?:[a-z-]+\/)+[\w./-]+)`/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('the specification that comments speak of is explained to whoever does not have it', () => {
  const rows = read('docs/glossary.md').match(/^\| (?:safety |open )?specification \|/gm)
  expect(rows).toHaveLength(3)
})

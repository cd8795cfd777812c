import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot, root, sourceFiles } from '../support/imports'

test('the words of the interface stand in files of their own, which their licence names', () => {
  const tables = sourceFiles(join(root, 'web/src'))
    .filter((path) => !/\.test\.tsx?$/.test(path) && /= defineWords\(/.test(readFileSync(path, 'utf8')))
    .map(fromRoot)
  expect(tables.length).toBeGreaterThan(50)
  expect(tables.filter((file) => !file.endsWith('.words.ts'))).toEqual([])
  expect(readFileSync(join(root, 'LICENSE-texts'), 'utf8')).toContain('*.words.ts')
})

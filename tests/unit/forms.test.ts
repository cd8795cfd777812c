import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('../../web/src', import.meta.url))

test('no form puts what was typed into an address, even where no script has started', () => {
  const forms = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .flatMap((name) => {
      const text = readFileSync(join(source, name), 'utf8')
      return [...text.matchAll(/<form(?=\s)(\s+method="post")?/g)].map(([, post]) => ({
        name,
        post: post !== undefined,
      }))
    })
  expect(forms.length).toBeGreaterThan(15)
  expect(forms.filter(({ post }) => !post)).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueOf } from '../../web/examples/catalogue'

const source = fileURLToPath(new URL('../../web/src', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
)
const exampleTexts = files
  .filter((name) => name.endsWith('.examples.tsx'))
  .map((name) => readFileSync(join(source, name), 'utf8'))

/** What shows nothing by itself, each with the reason. */
const withoutExample: Readonly<Record<string, string>> = {
  'ui/article-drawing.tsx': 'a picture for the eye alone, on every card of learn.spec.ts',
  'ui/content-page.tsx': 'a whole page of text: every such page is looked at in every-page.spec.ts',
  'ui/prose.tsx': 'the text of those pages',
  'ui/link.tsx': 'a plain link, on every page',
  'ui/page-heading.tsx': 'shown by page.tsx',
  'ui/data/firebase-gate.tsx': 'draws its children, Loading or LoadFailure',
  'ui/data/loaded.tsx': 'draws Loading, LoadFailure or its children',
  'ui/data/on-demand.tsx': 'draws its children, what stands in for them, or LoadFailure',
  'ui/data/failure-notice.tsx': 'drawn by LoadFailure',
  'ui/data/say-failures-once.tsx': 'draws its children',
  'ui/form/field-error.tsx': 'shown by the form',
  'ui/form/send-form.tsx': 'a form around fields that others choose, looked at in clients.spec.ts',
  'ui/message/message-form.tsx': 'the contact page, looked at in contact.spec.ts with each of its errors',
  'ui/message/message-sent.tsx': 'the contact page after sending, looked at in contact.spec.ts',
  'ui/message/urgent-card.tsx': 'shown over the message form, looked at in contact.spec.ts',
  'ui/print-page.tsx': 'only ever seen on paper, looked at in screening-result.spec.ts',
  'ui/scenes/small-window.tsx': 'the frame of the small windows',
  'ui/slow-note.tsx': 'one line that comes after eight seconds of waiting, looked at in bad-days.spec.ts',
}

test('every component of ui/ has examples, or says why not', () => {
  const components = files.filter(
    (name) => /^ui\/.*\.tsx$/.test(name) && !/\.(test|examples)\.tsx$/.test(name),
  )
  expect(components.length).toBeGreaterThan(20)
  const shown = (name: string) => {
    const exported = [...readFileSync(join(source, name), 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)]
    return exported.some(([, component]) => exampleTexts.some((text) => text.includes(`<${component}`)))
  }
  const missing = components.filter((name) => !shown(name) && !(name in withoutExample))
  expect(missing.map((name) => relative(source, join(source, name)))).toEqual([])
})

test('the catalogue names each example by folder, component and name, in order', () => {
  const draw = () => null
  expect(
    catalogueOf({
      '../src/ui/spinner.examples.tsx': { examples: { plain: draw } },
      '../src/ui/form/form.examples.tsx': { examples: { refused: draw, empty: draw } },
    }).map(({ id }) => id),
  ).toEqual(['ui/form/form/empty', 'ui/form/form/refused', 'ui/spinner/plain'])
})

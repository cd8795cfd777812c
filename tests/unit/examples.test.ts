import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  'ui/data/firebase-gate.tsx': 'draws its children, Loading or LoadFailure',
  'ui/data/loaded.tsx': 'draws Loading, LoadFailure or its children',
  'ui/data/on-demand.tsx': 'draws its children, what stands in for them, or LoadFailure',
  'ui/data/failure-notice.tsx': 'drawn by LoadFailure',
  'ui/data/say-failures-once.tsx': 'draws its children',
  'ui/focus-stays.tsx': 'draws nothing; focus-stays.test.tsx',
  'ui/late.tsx': 'draws nothing of its own; late.test.tsx, and ratings.spec.ts with a press that comes early',
  'ui/numbers-without-script.tsx': 'only in served pages without scripts, looked at in every-page.spec.ts',
  'ui/form/field-error.tsx': 'shown by the form',
  'ui/form/send-form.tsx': 'a form around fields that others choose, looked at in clients.spec.ts',
  'ui/message/message-form.tsx': 'the contact page, looked at in contact.spec.ts with each of its errors',
  'ui/message/message-sent.tsx': 'the contact page after sending, looked at in contact.spec.ts',
  'ui/message/urgent-card.tsx': 'shown over the message form, looked at in contact.spec.ts',
  'ui/print-page.tsx': 'only ever seen on paper, looked at in screening-result.spec.ts',
  'ui/scenes/small-window.tsx': 'the frame of the small windows',
  'features/clients/given/given-grant.tsx':
    'follows the database in each part, looked at in clients.spec.ts as the owner sees it',
  'features/clients/seen/client-card.tsx': 'follows the database, looked at in clients.spec.ts',
  'features/clients/seen/client-notes.tsx': 'follows the database, looked at in clients.spec.ts',
  'features/clients/seen/invitations.tsx': 'follows the database, looked at in clients.spec.ts',
  'features/clients/seen/open-notes-alert.tsx': 'writes to the database, looked at in clients.spec.ts',
  'features/clients/seen/own-code.tsx': 'asks the server for the code, looked at in clients.spec.ts',
  'features/clients/seen/safety-notes.tsx': 'writes to the database, looked at in clients.spec.ts',
  'features/support/inbox/details-form.tsx': 'reads the database, looked at in support-answers.spec.ts',
  'features/support/mine/my-groups.tsx': 'follows the database, looked at in support-answers.spec.ts',
  'features/workplace/workplace-text.tsx': 'the whole of two pages, both looked at in every-page.spec.ts',
  'ui/slow-note.tsx': 'one line that comes after eight seconds of waiting, looked at in bad-days.spec.ts',
}

/** Whether one of the components that a file exports stands in an example. */
const isShown = (name: string) => {
  const exported = [...readFileSync(join(source, name), 'utf8').matchAll(/^export function ([A-Z]\w+)/gm)]
  return exported.some(([, component]) => exampleTexts.some((text) => text.includes(`<${component}`)))
}
const isComponent = (name: string) => name.endsWith('.tsx') && !/\.(?:test|examples)\.tsx$/.test(name)

test('every component of ui/ has examples, or says why not', () => {
  const components = files.filter((name) => name.startsWith('ui/') && isComponent(name))
  expect(components.length).toBeGreaterThan(20)
  expect(components.filter((name) => !isShown(name) && !(name in withoutExample))).toEqual([])
})

/** A card: a file that is named so, or draws something of the class `card` and is no page of its own. */
const cards = files.filter(
  (name) =>
    name.startsWith('features/') &&
    isComponent(name) &&
    !name.endsWith('-page.tsx') &&
    (name.endsWith('-card.tsx') ||
      /className="(?:[^"]* )?card[ "]/.test(readFileSync(join(source, name), 'utf8'))),
)

test('every card of a feature has examples, or says why not', () => {
  expect(cards.length).toBeGreaterThan(20)
  expect(cards.filter((name) => !isShown(name) && !(name in withoutExample))).toEqual([])
})

test('what says why it has no example has none', () => {
  expect(Object.keys(withoutExample).filter((name) => !files.includes(name) || isShown(name))).toEqual([])
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

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The one file that speaks with the browser's storage; Firebase has a database of its own. */
const storageDoor = 'web/src/platform/browser-storage.ts'

/** Runs before the app and so cannot import it: reads the theme for the first paint. */
const beforeTheApp = 'web/public/boot.js'

/** Runs where the app did not come: counts how often the page was loaded anew. */
const insteadOfTheApp = 'web/public/mend.js'

interface SourceFile {
  readonly path: string
  readonly text: string
}

const files = ['web/src', 'web/public'].flatMap((folder) => sourceFiles(join(root, folder)))

function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|js)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .map((path) => ({ path: relative(root, path).replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
}

/** Every key with its file, as the code writes it. */
const keys = files.flatMap(({ path, text }) =>
  [...text.matchAll(/amhs_[a-z0-9_]+/gi)].map(([key]) => ({ path, key })),
)

test('the walk finds the keys', () => {
  expect(keys).toContainEqual({ path: storageDoor, key: 'amhs_answer_drafts_set_aside' })
  expect(keys).toContainEqual({ path: beforeTheApp, key: 'amhs_user_preferences' })
  expect(keys.length).toBeGreaterThan(15)
})

test.each(['zh', 'en'])(
  'the privacy page (%s) says of every key what it is for and how long it stays',
  (language) => {
    const lines = readFileSync(join(root, 'content/pages/privacy', `${language}.md`), 'utf8').split('\n')
    const listed = new Map(
      lines.flatMap((line) => {
        const [, key = '', text = ''] = /^- (amhs_[a-z0-9_]+)(?:: |：)(.+)$/.exec(line) ?? []
        return key ? [[key, text] as const] : []
      }),
    )
    expect(keys.filter(({ key }) => !listed.has(key))).toEqual([])
    const retention = language === 'zh' ? /.；到.+为止$/ : /.; until ./
    expect([...listed].filter(([, text]) => !retention.test(text))).toEqual([])
  },
)

test('no key is put together, and none is stored past the one door, so that the walk misses none', () => {
  const builders = files.filter(({ text }) =>
    /\$\{\s*(storage|session)Keys\.\w+|(storage|session)Keys\.\w+\s*\+/.test(text),
  )
  expect(builders.map(({ path }) => path)).toEqual([])
  const stores = files.filter(({ text }) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/.test(text),
  )
  expect(stores.map(({ path }) => path).sort()).toEqual([beforeTheApp, insteadOfTheApp, storageDoor])
})

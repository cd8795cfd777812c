import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '@amhs/domain/localized'
import { addressIn } from '@amhs/domain/page-address'
import { routes } from '../../web/src/app/routes'

const root = path.resolve(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(path.join(root, 'web/public', name))

interface Manifest {
  readonly id: string
  readonly scope: string
  readonly start_url: string
  readonly name: string
  readonly lang: string
  readonly description: string
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[]
  readonly shortcuts: readonly { name: string; url: string; icons: readonly { src: string }[] }[]
}
const manifests: Readonly<Record<string, Manifest>> = {
  'zh-CN': JSON.parse(read('manifest.webmanifest').toString()),
  en: JSON.parse(read('manifest.en.webmanifest').toString()),
}

/** Width and height of a PNG, from its first block. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test.each(['zh-CN', 'en'] as const)(
  'the manifest in %s describes one app, with pictures of the sizes it says',
  (lang) => {
    const manifest = manifests[lang]
    if (!manifest) throw new Error('no manifest')
    expect(manifest).toMatchObject({ lang, id: '/', scope: '/', start_url: lang === 'en' ? '/en' : '/' })
    expect(manifest.name.length).toBeGreaterThan(5)
    expect(manifest.description.length).toBeGreaterThan(20)
    const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
    expect(pictures.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of pictures) expect(sizeOf(read(src))).toBe(sizes)
  },
)

test.each(['zh-CN', 'en'] as const)(
  'its shortcuts in %s lead to help first, then to the check-in and the safety plan',
  (lang) => {
    const { shortcuts = [] } = manifests[lang] ?? {}
    const served = Object.values(routes).map(({ path: address }) =>
      lang === 'en' ? `/en${address}` : address,
    )
    const prefix = lang === 'en' ? '/en' : ''
    expect(shortcuts.map(({ url }) => url)).toEqual(
      ['/crisis', '/tools/check-in', '/tools/safety-plan'].map((address) => prefix + address),
    )
    for (const { name } of shortcuts) expect(/[\u4e00-\u9fff]/.test(name)).toBe(lang === 'zh-CN')
    for (const { url } of shortcuts) expect(served).toContain(url)
  },
)

test('an iPhone and a browser that asks for the old name get a picture', () => {
  expect(sizeOf(read('apple-touch-icon.png'))).toBe('180x180')
  expect([...read('favicon.ico').subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
})

test('the guide to hosts of one’s own names every page that gets the shell, twice', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
  const [, listed = ''] =
    /\(\?:([a-z|-]+)\)\$$/.exec(hosting.rewrites.find(({ regex }: { regex?: string }) => regex).regex) ?? []
  const pages = listed.split('|')
  expect(pages).toContain('profile')
  const guide = readFileSync(path.join(root, 'docs/china.md'), 'utf8')
  const [, inWords = ''] = /^ +- (`\/profile`.*) \(and with `\/en`/m.exec(guide) ?? []
  expect([...inWords.matchAll(/`\/([a-z-]+)`/g)].map(([, page]) => page)).toEqual(pages)
  const [, inNginx = ''] = /location ~ \^\/\(([a-z|-]+)\)\$/.exec(guide) ?? []
  expect(inNginx.split('|')).toEqual(pages)
  const [, inOthers = ''] = /location ~ \^\/\(en\|zh-hant\)\/\(([a-z|-]+)\)\$/.exec(guide) ?? []
  expect(inOthers.split('|')).toEqual(pages)
})

test('the nginx of the guide sends the headers of hosting with every answer, and knows addresses with a slash at their end', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
  const guide = readFileSync(path.join(root, 'docs/china.md'), 'utf8')
  const nginx = /^ {7}map [\s\S]*?^ {7}\}$/m.exec(guide)?.[0] ?? ''
  const sent = [...nginx.matchAll(/^ {9}add_header (\S+) (?:"(.*)"|(\S+)) always;$/gm)]
  // One in a location, or without "always", would be missing from other answers.
  expect(nginx.match(/add_header/g)).toHaveLength(sent.length)
  const sentFor = (name: string) => {
    const [, , quoted, bare = ''] = sent.find(([, own]) => own === name) ?? []
    const variable = /^\$/.test(quoted ?? bare) ? nginx.split(`map $uri ${bare} {`)[1] : undefined
    return variable === undefined ? (quoted ?? bare) : /default "?([\w-]*)/.exec(variable)?.[1]
  }
  const everywhere: readonly { key: string; value: string }[] = hosting.headers.find(
    ({ source }: { source: string }) => source === '**',
  ).headers
  // The policy stands in each page of that build (build:static).
  for (const { key, value } of everywhere.filter(({ key }) => key !== 'Content-Security-Policy'))
    expect(sentFor(key), key).toBe(value)
  const [, slash = ''] = /rewrite (\S+) \$1 permanent;/.exec(nginx) ?? []
  for (const address of ['/en', '/en/learn', '/zh-hant/learn/resource/sleep'])
    expect(new RegExp(slash).exec(`${address}/`)?.[1]).toBe(address)
  for (const address of ['/', '/en', '//other.example/', '/\\other.example/'])
    expect(new RegExp(slash).test(address), address).toBe(false)
})

test('hosting gives the shell to every page that is not served as a file, and to no other address', () => {
  const { hosting } = JSON.parse(readFileSync(path.join(root, 'firebase.json'), 'utf8'))
  const rewrites: readonly { regex?: string; destination?: string }[] = hosting.rewrites
  const shellOf = (address: string) =>
    rewrites.flatMap(({ regex, destination }) =>
      destination && regex && new RegExp(regex).test(address) ? destination : [],
    )
  const unserved = Object.values(routes).filter(({ access }) => access !== 'public' && access !== 'guest')
  expect(unserved.length).toBeGreaterThan(3)
  for (const { path: address } of unserved) {
    for (const { tag } of languages) {
      // In its own language, for whoever has no scripts.
      expect(shellOf(addressIn(tag, address)), address).toEqual([`${addressIn(tag, '/app-shell')}.html`])
    }
  }
  for (const address of ['/nothing', '/profile/x', '/x/profile', '/assets/profile', '/en', '/zh-hant'])
    expect(shellOf(address), address).toEqual([])
})

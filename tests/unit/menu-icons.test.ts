import { readFileSync } from 'node:fs'
import { paths } from '../../web/src/platform/paths'

const styles = readFileSync(new URL('../../web/src/app/header.css', import.meta.url), 'utf8')
const picture = readFileSync(new URL('../../web/public/menu.svg', import.meta.url), 'utf8')

const rules = [...styles.matchAll(/a\[href[$*]="([^"]+)"\] \{\s+--icon: (\d+);/g)].map(
  ([, path, icon]) => [path, Number(icon)] as const,
)

test('every rule names a page of the site and an icon of its own, after the first one, which needs no rule', () => {
  const known: readonly string[] = Object.values(paths)
  for (const [path] of rules) expect(known).toContain(path)
  expect(rules.map(([, icon]) => icon)).toEqual(rules.map((_, at) => at + 1))
})

test('the picture holds as many icons, one below the other', () => {
  const drawn = [...picture.matchAll(/<path (?:transform="translate\(0 (\d+)\)" )?d=/g)]
  expect(drawn.map(([, down = '0']) => Number(down))).toEqual(drawn.map((_, at) => at * 24))
  expect(drawn).toHaveLength(rules.length + 1)
  expect(picture).toContain(`height="${drawn.length * 24}"`)
})

// @vitest-environment jsdom
import { asMarkup } from './map-tiles'

async function tilesWith(answer: () => Promise<Response>) {
  vi.resetModules()
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { readMapTiles } = await import('./map-tiles')
  return readMapTiles()
}

afterEach(() => vi.restoreAllMocks())

test('an operator’s own map server is asked', async () => {
  const map = { tiles: '/tiles/{z}/{x}/{y}.png', attribution: '© Calm', maxZoom: 16 }
  expect(await tilesWith(async () => Response.json({ backend: 'none', map }))).toEqual(map)
})

test.each([
  ['nothing is said', async () => Response.json({ backend: 'none' })],
  ['the configuration is missing', async () => new Response('', { status: 404 })],
])('where %s it is OpenStreetMap’s', async (_, answer) => {
  const tiles = await tilesWith(answer)
  expect(tiles.tiles).toContain('https://tile.openstreetmap.org/')
  expect(tiles.attribution).toBeUndefined()
})

test('the names are text, not markup', () => {
  expect(asMarkup('© A & B <script>')).toBe('© A &amp; B &lt;script>')
})

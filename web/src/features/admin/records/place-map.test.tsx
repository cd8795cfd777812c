// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { PlaceMap } from './place-map'

/** What the map's pictures call back, by event. */
const told: Record<string, () => void> = {}

vi.mock('leaflet', () => ({ divIcon: () => ({}), marker: () => ({ addTo: () => undefined }) }))
vi.mock('../../../ui/map/open-map', () => ({
  openMap: () => ({
    map: { setView: () => undefined, getCenter: () => ({}), on: () => undefined, remove: () => undefined },
    pictures: { on: (event: string, callback: () => void) => Object.assign(told, { [event]: callback }) },
    show: () => undefined,
  }),
}))

afterEach(cleanup)

test('a map without pictures says so and leads to the fields; one picture is enough to see', () => {
  const source = { tiles: 'https://tiles.test/{z}/{x}/{y}.png', maxZoom: 3 }
  render(<PlaceMap start={null} source={source} onPick={() => undefined} />)
  const note = () => screen.getByRole('status').textContent
  expect(note()).toBe('')
  act(() => told.tileerror?.())
  expect(note()).toContain('请直接填上面的纬度和经度')
  act(() => told.tileload?.())
  act(() => told.tileerror?.())
  expect(note()).toBe('')
})

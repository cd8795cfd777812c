import type { Position } from './position'

// The ellipsoid of Krasovsky 1940, on which the shift of GCJ-02 is defined: semi-major axis in metres, eccentricity².
const semiMajorAxis = 6_378_245
const eccentricitySquared = 0.006_693_421_622_965_943

/** The rectangle outside which GCJ-02 equals WGS 84, as the public descriptions of the system give it. */
function isOutsideChina({ lat, lon }: Position): boolean {
  return lon < 72.004 || lon > 137.8347 || lat < 0.8293 || lat > 55.8271
}

/** The waves that both shifts share: of the longitude's distance from 105° E and of its fraction. */
function wave(value: number, amplitudes: readonly (readonly [number, number])[]): number {
  return amplitudes.reduce(
    (sum, [amplitude, factor]) => sum + amplitude * Math.sin(value * factor * Math.PI),
    0,
  )
}

/**
 * Converts WGS 84 to GCJ-02, the shifted system that maps in mainland China use; the shift is about 100 to 700 metres.
 * Only for handing a place to such a map: stored positions stay in WGS 84. Outside China the position is unchanged.
 */
export function gcj02(position: Position): Position {
  if (isOutsideChina(position)) return position
  const x = position.lon - 105
  const y = position.lat - 35
  const common =
    (2 / 3) *
    wave(x, [
      [20, 6],
      [20, 2],
    ])
  const root = Math.sqrt(Math.abs(x))
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * root +
    common +
    (2 / 3) *
      wave(y, [
        [20, 1],
        [40, 1 / 3],
        [160, 1 / 12],
        [320, 1 / 30],
      ])
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * root +
    common +
    (2 / 3) *
      wave(x, [
        [20, 1],
        [40, 1 / 3],
        [150, 1 / 12],
        [300, 1 / 30],
      ])
  const latitude = (position.lat * Math.PI) / 180
  const bend = 1 - eccentricitySquared * Math.sin(latitude) ** 2
  const metresNorth = ((semiMajorAxis * (1 - eccentricitySquared)) / bend ** 1.5 / 180) * Math.PI
  const metresEast = ((semiMajorAxis / Math.sqrt(bend)) * Math.cos(latitude) * Math.PI) / 180
  return { lat: position.lat + north / metresNorth, lon: position.lon + east / metresEast }
}

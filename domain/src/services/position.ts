/** A point on the earth in degrees, WGS 84. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

const earthRadiusKm = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The distance along the surface of a sphere of 6371 km radius, in kilometres (haversine; off by at most 0.6 %). */
export function distanceKm(from: Position, to: Position): number {
  const latitude = radians(to.lat - from.lat)
  const longitude = radians(to.lon - from.lon)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(longitude / 2) ** 2
  // Rounding may lift the chord of opposite points a hair above one.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * A position made coarse, to two decimals (about one kilometre): all that a search needs. Whatever a device reports
 * passes through here before anything else sees it (service-finder facts, location privacy).
 */
export function roundedPosition({ lat, lon }: Position): Position {
  const round = (degrees: number) => Math.round(degrees * 100) / 100
  return { lat: round(lat), lon: round(lon) }
}

/** A distance in kilometres as degrees of latitude. */
export function degreesOfLatitude(km: number): number {
  return (km / earthRadiusKm) * (180 / Math.PI)
}

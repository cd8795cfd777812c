import type { Service } from '../../domain/src/services/service'
import { bundledServices } from '../../domain/src/services/service'
import sources from '../../domain/src/services/service-sources.json' with { type: 'json' }

/** The words in the note on a source that say that nobody has called or looked yet. */
const notVerified = /verify before launch/i

export interface UnverifiedService {
  readonly service: Service
  /** Where its facts come from. */
  readonly note: string
}

/** The services of the delivered list of which nobody has found out whether what is said of them is true. */
export function servicesToVerify(
  services: readonly Service[] = bundledServices,
  notes: Readonly<Record<string, string>> = sources,
): readonly UnverifiedService[] {
  return services.flatMap((service) => {
    const note = notes[service.id] ?? ''
    return note === '' || notVerified.test(note) ? [{ service, note }] : []
  })
}

/** How many are left, and what shows them; undefined where none is. */
export function verifyReminder(): string | undefined {
  const count = servicesToVerify().length
  return count === 0
    ? undefined
    : `${count} of ${bundledServices.length} services of the list were never called: npm run content -- --services shows them (docs/operating.md, 13)`
}

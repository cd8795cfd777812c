import type { ReactNode } from 'react'
import type { Examples } from '../src/platform/examples'

/** One example: `id` is folder, component and name, as `ui/spinner/with a label`. */
export interface CatalogueEntry {
  readonly id: string
  readonly draw: () => ReactNode
}

/** Every example of the modules found, by their path, in alphabetical order. */
export function catalogueOf(
  modules: Readonly<Record<string, { readonly examples: Examples }>>,
): readonly CatalogueEntry[] {
  return Object.entries(modules)
    .flatMap(([path, { examples }]) =>
      Object.entries(examples).map(([name, draw]) => ({
        id: `${path.replace(/^.*\/src\//, '').replace('.examples.tsx', '')}/${name}`,
        draw,
      })),
    )
    .sort((one, other) => one.id.localeCompare(other.id, 'en'))
}

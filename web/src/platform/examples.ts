import type { ReactNode } from 'react'

/**
 * The states of a component, each with a name that tells a newcomer what it shows. They stand in `<component>.examples.tsx`
 * beside the component; `npm run examples` shows them all, and the accessibility tests look at each.
 */
export type Examples = Readonly<Record<string, () => ReactNode>>

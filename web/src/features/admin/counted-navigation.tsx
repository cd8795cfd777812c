import { AdminNavigation } from './admin-navigation'
import { queueKinds, queueParts } from './queue-section'
import type { SectionName } from './section-names'
import { useAdminQueue } from './use-admin-queue'

/** The navigation with the true number of what waits in each part. Stands inside `FirebaseGate`. */
export function CountedNavigation({ current }: { readonly current: SectionName }) {
  const { data } = useAdminQueue()
  const counts: Partial<Record<SectionName, number>> = {}
  for (const kind of queueKinds)
    for (const part of ['waiting', queueParts[kind]] as const)
      counts[part] = (counts[part] ?? 0) + (data?.[kind].count ?? 0)
  return <AdminNavigation current={current} counts={counts} />
}

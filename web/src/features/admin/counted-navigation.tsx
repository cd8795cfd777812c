import { AdminNavigation } from './admin-navigation'
import { queueParts } from './queue-section'
import type { SectionName } from './section-names'
import { useAdminQueue } from './use-admin-queue'

/** The navigation with the true number of what waits in each part. Stands inside `FirebaseGate`. */
export function CountedNavigation({ current }: { readonly current: SectionName }) {
  const { data } = useAdminQueue()
  const each = queueParts.map((part) => [part, data?.[part].count ?? 0] as const)
  const waiting = each.reduce((sum, [, count]) => sum + count, 0)
  return <AdminNavigation current={current} counts={{ ...Object.fromEntries(each), waiting }} />
}

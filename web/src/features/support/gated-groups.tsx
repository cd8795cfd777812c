import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { LoadFailure } from '../../ui/data/load-failure'
import { GroupList } from './group-list'
import { bundledGroups } from './groups.bundled'
import type { HostedGroups as HostedGroupsType } from './hosted-groups'
import { supportWords } from './support.words'

const HostedGroups = lazy(async () => ({ default: (await import('./hosted-groups')).HostedGroups }))

/** The directory of the cloud behind the gate; without it, the list that comes with the site. */
export function GatedGroups(props: ComponentProps<typeof HostedGroupsType>) {
  const words = useWords(supportWords)
  const { uid, filter, context } = props
  const groups = bundledGroups(filter)
  const waiting = <GroupList groups={groups} status="loading" context={context} />
  return (
    <FirebaseGate
      fallback={waiting}
      failed={(error, retry) => (
        <GroupList
          groups={groups}
          status="failed"
          note={<LoadFailure error={error} what={words.bundledNote} onRetry={retry} />}
          context={context}
        />
      )}
      onlyFor={uid}
    >
      <Suspense fallback={waiting}>
        <HostedGroups {...props} />
      </Suspense>
    </FirebaseGate>
  )
}

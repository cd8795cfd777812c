import { useFirestore } from 'reactfire'
import { useRead } from '../../../platform/data/use-read'
import { useAccountNews } from '../../../platform/firebase/use-account-news'
import type { AccountThingsProps } from './account-things'
import { readAccountThings } from './account-things.firestore'
import { OwnThings } from './own-things'

/** The newest of device and account. Stands inside `FirebaseGate`. */
export function HostedThings({ uid, look, now }: AccountThingsProps) {
  const firestore = useFirestore()
  const { data } = useRead({ key: ['home', 'things'], read: () => readAccountThings(firestore, uid, now) })
  const news = useAccountNews(uid)
  const [newest] = [look.result, data?.result]
    .flatMap((result) => result ?? [])
    .toSorted((one, other) => other.finishedAt - one.finishedAt)
  return (
    <OwnThings
      look={{ ...look, result: newest ?? null, saved: data?.saved ?? look.saved }}
      now={now}
      // Once the account has answered, nothing stands for what it does not have.
      account={data ? undefined : true}
      isInvited={data?.isInvited}
      news={news}
    />
  )
}

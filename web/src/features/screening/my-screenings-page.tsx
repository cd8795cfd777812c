import { useCallback, useState } from 'react'
import { paths } from '../../platform/paths'
import { useSession } from '../../platform/session'
import { useWords } from '../../platform/words'
import { FirebaseGate } from '../../ui/data/firebase-gate'
import { Loading } from '../../ui/data/loading'
import { OnDemand } from '../../ui/data/on-demand'
import { Link } from '../../ui/link'
import { Page } from '../../ui/page'
import { SupportCard } from '../../ui/support-card'
import { historyWords } from './history/history.words'
import type { TellTools } from './history/stored-list'
import { useDeviceResults } from './storage/device-results'
import { VisitorResults } from './storage/visitor-results'
import './screening.css'
import { ToolFilter } from './history/tool-filter'

const loadAccountList = async () => (await import('./history/account-list')).AccountList
const loadAccountImport = async () => (await import('./history/account-list')).AccountImport
const loadDeviceList = async () => (await import('./history/device-list')).DeviceList

/** Everything a signed-in person kept: in the account, and on this device. */
export default function MyScreeningsPage() {
  const words = useWords(historyWords)
  const session = useSession()
  const uid = session.status === 'signed-in' && session.mode === 'hosted' ? session.user.id : null
  const { records, unreadable } = useDeviceResults()
  const [instrument, setInstrument] = useState('')
  const [held, setHeld] = useState<Readonly<Record<'account' | 'device', readonly string[] | null>>>({
    account: null,
    device: null,
  })
  const showTools = useCallback<TellTools>(
    (place, tools) => setHeld((now) => ({ ...now, [place]: tools })),
    [],
  )
  const [support, setSupport] = useState(false)
  const showSupport = useCallback(() => setSupport(true), [])
  const filter = instrument === '' ? undefined : instrument
  const loading = <Loading label={words.loading} />
  const somethingHere = records.length + unreadable > 0
  const ofAccount = uid === null ? [] : held.account
  const ofDevice = somethingHere || uid === null ? held.device : []
  const only = ofAccount && ofDevice ? [...ofAccount, ...ofDevice] : undefined

  return (
    <Page heading={words.listTitle} lead={words.listLead}>
      {support && (
        <SupportCard>
          <p>{words.supportText}</p>
        </SupportCard>
      )}
      <div className="stack">
        {only?.length !== 0 && <ToolFilter value={instrument} withAll only={only} onChoose={setInstrument} />}
        <p className="row">
          <Link to={paths.assessmentHistory}>{words.toHistory}</Link>
          <Link to={paths.screening}>{words.toScreening}</Link>
          <Link to={paths.share}>{words.toShare}</Link>
        </p>
      </div>
      {uid !== null && (
        <FirebaseGate fallback={loading} onlyFor={uid}>
          <OnDemand load={loadAccountList} fallback={loading}>
            {(AccountList) => (
              <AccountList
                key={instrument}
                uid={uid}
                instrument={filter}
                onSupport={showSupport}
                onTools={showTools}
              />
            )}
          </OnDemand>
        </FirebaseGate>
      )}
      {(somethingHere || uid === null) && (
        <OnDemand load={loadDeviceList} fallback={loading}>
          {(DeviceList) => (
            <DeviceList
              key={instrument}
              hint={uid === null ? words.localHint : words.deviceHint}
              instrument={filter}
              onSupport={showSupport}
              onTools={showTools}
            />
          )}
        </OnDemand>
      )}
      {uid !== null && (
        // The list above has said what is wrong where there is no network.
        <FirebaseGate fallback={null} failed={() => null} onlyFor={uid}>
          <OnDemand load={loadAccountImport} fallback={null} failed={() => null}>
            {(AccountImport) => <AccountImport uid={uid} />}
          </OnDemand>
        </FirebaseGate>
      )}
      <VisitorResults />
      {!support && <SupportCard />}
    </Page>
  )
}

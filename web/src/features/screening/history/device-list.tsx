import { DataProvider } from '../../../platform/data/data-provider'
import { useReread } from '../../../platform/data/use-reread'
import { useOnChange } from '../../../platform/use-on-change'
import { useWords } from '../../../platform/words'
import { useDeviceResults } from '../storage/device-results'
import { browserScreeningRepository } from '../storage/screenings.device'
import { historyWords } from './history.words'
import type { TellTools } from './stored-list'
import { StoredList } from './stored-list'

/** What this device keeps. */
export function DeviceList({
  hint,
  instrument,
  onSupport,
  onTools,
}: {
  readonly hint: string
  readonly instrument: string | undefined
  readonly onSupport: () => void
  readonly onTools: TellTools
}) {
  const words = useWords(historyWords)
  return (
    <DataProvider>
      <ReadAgain />
      <StoredList
        repository={browserScreeningRepository}
        place="device"
        heading={words.onDevice}
        hint={hint}
        instrument={instrument}
        removeAllHeading={words.removeAllDeviceHeading}
        onSupport={onSupport}
        onTools={onTools}
      />
    </DataProvider>
  )
}

/** The list was read once: what the person has taken over as theirs since is read as well. */
function ReadAgain() {
  const { records } = useDeviceResults()
  const reread = useReread(['screenings'])
  useOnChange(records.length, () => void reread())
  return null
}

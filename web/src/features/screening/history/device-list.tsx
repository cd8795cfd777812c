import { DataProvider } from '../../../platform/data/data-provider'
import { useWords } from '../../../platform/words'
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

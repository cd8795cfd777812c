import { DataProvider } from '../../../platform/data/data-provider'
import type { ToolHistoryProps } from './tool-history'
import { ToolHistory } from './tool-history'

/** A tool's history of a local account: all of it is on this device, and Firebase is not needed. */
export function LocalHistory(props: ToolHistoryProps) {
  return (
    <DataProvider>
      <ToolHistory account={null} {...props} />
    </DataProvider>
  )
}

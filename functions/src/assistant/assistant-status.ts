import type { assistantStatus } from '@amhs/domain/contracts/assistant-status.contract'
import type { Handler } from '../platform/define-function'
import { readAssistantSettings } from './assistant-settings'

export const handleAssistantStatus: Handler<typeof assistantStatus> = async () => ({
  provider: readAssistantSettings()?.providerName ?? null,
})

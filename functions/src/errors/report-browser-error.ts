import type { reportBrowserError } from '@amhs/domain/contracts/report-browser-error.contract'
import { write } from 'firebase-functions/logger'
import type { Handler } from '../platform/define-function'

/**
 * Writes the line on which the operator's alarm rests. It bears no caller; the line that each call writes bears the pseudonym that
 * limits need, as with every function.
 */
export const handleReportBrowserError: Handler<typeof reportBrowserError> = async ({ request }) => {
  write({ severity: 'ERROR', message: 'browser error', ...request })
  return {}
}

import type { sendScreeningReport } from '@amhs/domain/contracts/send-screening-report.contract'
import { type ScreeningDocument, screeningSchema } from '@amhs/domain/documents/screening-document'
import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { writtenLanguage } from '@amhs/domain/language-facts'
import { safeParse } from 'valibot'
import type { Handler } from '../platform/define-function'
import { database } from '../platform/firebase'
import { siteAddress } from '../platform/parameters'
import { refusal } from '../platform/refusal'
import { sendOnce } from './mail-requests'
import { ownAddress } from './own-address'
import { screeningReportMail } from './screening-report'

async function savedScreening(uid: string, screeningId: string): Promise<ScreeningDocument> {
  const firestore = await database()
  const snapshot = await firestore
    .collection('users')
    .doc(uid)
    .collection('screenings')
    .doc(screeningId)
    .get()
  if (!snapshot.exists) throw refusal('screening-not-found')
  const parsed = safeParse(screeningSchema, snapshot.data())
  if (!parsed.success) throw refusal('screening-unreadable')
  return parsed.output
}

export const handleSendScreeningReport: Handler<typeof sendScreeningReport> = async ({
  request,
  account,
}) => {
  const { language, region } = request
  const { address, verified } = await ownAddress(account.uid)
  if (!verified) throw refusal('email-not-verified')
  const screening = await savedScreening(account.uid, request.screeningId)
  const instrument = await loadInstrument(screening.instrument).catch(() => {
    throw refusal('screening-unreadable')
  })
  const sent = await sendOnce(account, request.requestId, address, () => ({
    language: writtenLanguage(language),
    ...screeningReportMail({ screening, instrument, language, region, site: siteAddress.value() }),
  }))
  return { sentTo: address, sentAt: sent.sentAt }
}

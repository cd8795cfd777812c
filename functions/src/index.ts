import { adminQueue as adminQueueContract } from '@amhs/domain/contracts/admin-queue.contract'
import { adminTotals as adminTotalsContract } from '@amhs/domain/contracts/admin-totals.contract'
import { answerGroupRequest as answerGroupRequestContract } from '@amhs/domain/contracts/answer-group-request.contract'
import { answerProfessionalRequest as answerProfessionalRequestContract } from '@amhs/domain/contracts/answer-professional-request.contract'
import { askForProfessionalRole as askForProfessionalRoleContract } from '@amhs/domain/contracts/ask-for-professional-role.contract'
import { assistantReply as assistantReplyContract } from '@amhs/domain/contracts/assistant-reply.contract'
import { assistantStatus as assistantStatusContract } from '@amhs/domain/contracts/assistant-status.contract'
import { changeReminder as changeReminderContract } from '@amhs/domain/contracts/change-reminder.contract'
import { closeContactMessage as closeContactMessageContract } from '@amhs/domain/contracts/close-contact-message.contract'
import { countGroup as countGroupContract } from '@amhs/domain/contracts/count-group.contract'
import { createShare as createShareContract } from '@amhs/domain/contracts/create-share.contract'
import { deleteAccount as deleteAccountContract } from '@amhs/domain/contracts/delete-account.contract'
import { emailStatus as emailStatusContract } from '@amhs/domain/contracts/email-status.contract'
import { handOverGroup as handOverGroupContract } from '@amhs/domain/contracts/hand-over-group.contract'
import { listDueChecks as listDueChecksContract } from '@amhs/domain/contracts/list-due-checks.contract'
import { listShares as listSharesContract } from '@amhs/domain/contracts/list-shares.contract'
import { listUsers as listUsersContract } from '@amhs/domain/contracts/list-users.contract'
import { listWaitingRequests as listWaitingRequestsContract } from '@amhs/domain/contracts/list-waiting-requests.contract'
import { mailReady as mailReadyContract } from '@amhs/domain/contracts/mail-ready.contract'
import { makeProfessionalCode as makeProfessionalCodeContract } from '@amhs/domain/contracts/make-professional-code.contract'
import { readProfessionalCode as readProfessionalCodeContract } from '@amhs/domain/contracts/read-professional-code.contract'
import { recheckProfessional as recheckProfessionalContract } from '@amhs/domain/contracts/recheck-professional.contract'
import { removeGroup as removeGroupContract } from '@amhs/domain/contracts/remove-group.contract'
import { removeRating as removeRatingContract } from '@amhs/domain/contracts/remove-rating.contract'
import { removeService as removeServiceContract } from '@amhs/domain/contracts/remove-service.contract'
import { removeUser as removeUserContract } from '@amhs/domain/contracts/remove-user.contract'
import { reportBrowserError as reportBrowserErrorContract } from '@amhs/domain/contracts/report-browser-error.contract'
import { reviewComment as reviewCommentContract } from '@amhs/domain/contracts/review-comment.contract'
import { revokeShare as revokeShareContract } from '@amhs/domain/contracts/revoke-share.contract'
import { saveGroup as saveGroupContract } from '@amhs/domain/contracts/save-group.contract'
import { saveMemberDetails as saveMemberDetailsContract } from '@amhs/domain/contracts/save-member-details.contract'
import { saveRating as saveRatingContract } from '@amhs/domain/contracts/save-rating.contract'
import { saveService as saveServiceContract } from '@amhs/domain/contracts/save-service.contract'
import { sendContactMessage as sendContactMessageContract } from '@amhs/domain/contracts/send-contact-message.contract'
import { sendScreeningReport as sendScreeningReportContract } from '@amhs/domain/contracts/send-screening-report.contract'
import { sendTestEmail as sendTestEmailContract } from '@amhs/domain/contracts/send-test-email.contract'
import { setUserDisabled as setUserDisabledContract } from '@amhs/domain/contracts/set-user-disabled.contract'
import { setUserRole as setUserRoleContract } from '@amhs/domain/contracts/set-user-role.contract'
import { waitingPlace as waitingPlaceContract } from '@amhs/domain/contracts/waiting-place.contract'
import { onRequest } from 'firebase-functions/https'
import { exportedDemos } from './demo/demo-functions'
import { takesErrorReports } from './errors/error-reports-switch'
import { defineFunction } from './platform/define-function'
import { isEmulated } from './platform/environment'
import { assistantKey, callerHashSecret, smtpPassword } from './platform/parameters'
import { region } from './platform/region'
import { defineShareReader } from './sharing/define-share-reader'

import { triggers } from './triggers'

// Only names. What a function needs is loaded at its first call: importing this file stays quick for every one of them.

const mail = { secrets: smtpPassword ? [smtpPassword] : [] }

export const {
  endGrant,
  eraseDeleted,
  finishErasing,
  freeSeat,
  leaveGrant,
  markUrgent,
  refuseBanned,
  sendReminders,
  takeBackDeleted,
  tellFacilitators,
  tellOfNewHands,
} = triggers

export const { demoHello, demoEcho, demoSum, demoServerTime, demoWhoAmI, demoError, demoCountdown } =
  exportedDemos(process.env)

export const emailStatus = defineFunction(
  emailStatusContract,
  async () => (await import('./email/email-status')).handleEmailStatus,
  mail,
)
export const mailReady = defineFunction(
  mailReadyContract,
  async () => (await import('./email/email-status')).handleMailReady,
  mail,
)
export const sendTestEmail = defineFunction(
  sendTestEmailContract,
  async () => (await import('./email/send-test-email')).handleSendTestEmail,
  mail,
)
export const sendScreeningReport = defineFunction(
  sendScreeningReportContract,
  async () => (await import('./email/send-screening-report')).handleSendScreeningReport,
  mail,
)

export const sendContactMessage = defineFunction(
  sendContactMessageContract,
  async () => (await import('./contact/send-contact-message')).handleSendContactMessage,
  mail,
)

export const assistantStatus = defineFunction(
  assistantStatusContract,
  async () => (await import('./assistant/assistant-status')).handleAssistantStatus,
)
export const assistantReply = defineFunction(
  assistantReplyContract,
  async () => (await import('./assistant/assistant-reply')).handleAssistantReply,
  { timeoutSeconds: 120, secrets: assistantKey ? [assistantKey] : [] },
)

export const reportBrowserError = takesErrorReports(process.env)
  ? defineFunction(
      reportBrowserErrorContract,
      async () => (await import('./errors/report-browser-error')).handleReportBrowserError,
    )
  : undefined

export const saveRating = defineFunction(
  saveRatingContract,
  async () => (await import('./ratings/save-rating')).handleSaveRating,
)
export const removeRating = defineFunction(
  removeRatingContract,
  async () => (await import('./ratings/remove-rating')).handleRemoveRating,
)

export const answerGroupRequest = defineFunction(
  answerGroupRequestContract,
  async () => (await import('./groups/answer-group-request')).handleAnswerGroupRequest,
  mail,
)
export const saveMemberDetails = defineFunction(
  saveMemberDetailsContract,
  async () => (await import('./groups/save-member-details')).handleSaveMemberDetails,
)

export const changeReminder = defineFunction(
  changeReminderContract,
  async () => (await import('./reminders/change-reminder')).handleChangeReminder,
)
// Not a callable: mail programs call it.
export const stopReminderNow = onRequest(
  { region, maxInstances: 3, memory: '256MiB', secrets: isEmulated() ? [] : [callerHashSecret] },
  async (request, response) => (await import('./reminders/stop-now')).stopNow(request, response),
)
export const askForProfessionalRole = defineFunction(
  askForProfessionalRoleContract,
  async () => (await import('./professionals/ask-for-professional-role')).handleAskForProfessionalRole,
)
export const answerProfessionalRequest = defineFunction(
  answerProfessionalRequestContract,
  async () => (await import('./professionals/answer-professional-request')).handleAnswerProfessionalRequest,
  mail,
)
export const listDueChecks = defineFunction(
  listDueChecksContract,
  async () => (await import('./professionals/list-due-checks')).handleListDueChecks,
)
export const recheckProfessional = defineFunction(
  recheckProfessionalContract,
  async () => (await import('./professionals/recheck-professional')).handleRecheckProfessional,
)
export const makeProfessionalCode = defineFunction(
  makeProfessionalCodeContract,
  async () => (await import('./professionals/make-professional-code')).handleMakeProfessionalCode,
)
export const readProfessionalCode = defineFunction(
  readProfessionalCodeContract,
  async () => (await import('./professionals/read-professional-code')).handleReadProfessionalCode,
)

export const deleteAccount = defineFunction(
  deleteAccountContract,
  async () => (await import('./account/delete-account')).handleDeleteAccount,
  { timeoutSeconds: 300 },
)

export const listUsers = defineFunction(
  listUsersContract,
  async () => (await import('./admin/list-users')).handleListUsers,
)
export const setUserRole = defineFunction(
  setUserRoleContract,
  async () => (await import('./admin/set-user-role')).handleSetUserRole,
)
export const setUserDisabled = defineFunction(
  setUserDisabledContract,
  async () => (await import('./admin/set-user-disabled')).handleSetUserDisabled,
  { timeoutSeconds: 300 },
)
export const removeUser = defineFunction(
  removeUserContract,
  async () => (await import('./admin/remove-user')).handleRemoveUser,
  { timeoutSeconds: 300 },
)
export const saveService = defineFunction(
  saveServiceContract,
  async () => (await import('./admin/save-service')).handleSaveService,
)
export const removeService = defineFunction(
  removeServiceContract,
  async () => (await import('./admin/remove-service')).handleRemoveService,
)
export const saveGroup = defineFunction(
  saveGroupContract,
  async () => (await import('./admin/save-group')).handleSaveGroup,
)
export const removeGroup = defineFunction(
  removeGroupContract,
  async () => (await import('./admin/remove-group')).handleRemoveGroup,
  { timeoutSeconds: 300 },
)
export const countGroup = defineFunction(
  countGroupContract,
  async () => (await import('./admin/count-group')).handleCountGroup,
)
export const handOverGroup = defineFunction(
  handOverGroupContract,
  async () => (await import('./admin/hand-over-group')).handleHandOverGroup,
)
export const listWaitingRequests = defineFunction(
  listWaitingRequestsContract,
  async () => (await import('./admin/list-waiting-requests')).handleListWaitingRequests,
)
export const reviewComment = defineFunction(
  reviewCommentContract,
  async () => (await import('./admin/review-comment')).handleReviewComment,
)
export const closeContactMessage = defineFunction(
  closeContactMessageContract,
  async () => (await import('./admin/close-contact-message')).handleCloseContactMessage,
)
export const adminTotals = defineFunction(
  adminTotalsContract,
  async () => (await import('./admin/admin-totals')).handleAdminTotals,
)
export const adminQueue = defineFunction(
  adminQueueContract,
  async () => (await import('./admin/admin-queue')).handleAdminQueue,
)
export const createShare = defineFunction(
  createShareContract,
  async () => (await import('./sharing/create-share')).handleCreateShare,
)
export const listShares = defineFunction(
  listSharesContract,
  async () => (await import('./sharing/list-shares')).handleListShares,
)
export const revokeShare = defineFunction(
  revokeShareContract,
  async () => (await import('./sharing/revoke-share')).handleRevokeShare,
)
/** The one function that is no callable: what reads a link of the open specification speaks plain HTTPS. */
export const sharedResult = defineShareReader(
  async () => (await import('./sharing/answer-share-request')).answerShareRequest,
)
export const waitingPlace = defineFunction(
  waitingPlaceContract,
  async () => (await import('./groups/waiting-place')).handleWaitingPlace,
)

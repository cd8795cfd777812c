import type { CallableReason } from '@amhs/domain/contracts/callable-errors'
import { callableErrors } from '@amhs/domain/contracts/callable-errors'
import { textKinds, writtenText } from '@amhs/domain/forms/text-kinds'
import type { Language, Localized } from '@amhs/domain/localized'
import type { MessageAbout, MessageValues } from './message-draft'

/** One line for the error summary, and whether the trap's field has to be shown so that it can be emptied. */
export interface MessageProblem {
  readonly field?: keyof MessageValues
  readonly message: Localized
  readonly showTrap?: true
}

/** Reasons for which the person needs other words here than elsewhere. */
const ownWords: Partial<Record<CallableReason, Localized>> = {
  unavailable: {
    zh: '现在连不上服务器，留言没有发出。你写的内容还在，请稍后再试。',
    en: 'We can’t reach the server, so your message hasn’t gone out. What you wrote is still here. Please try again later.',
  },
  'timed-out': {
    zh: '等了太久，不确定留言是否已发出。再按一次发送也不会重复。',
    en: 'It took too long, so we don’t know whether your message arrived. Sending again doesn’t send it twice.',
  },
}

/** What the server is sent: the texts as they are written, so that nothing the form let through is refused there. */
export function messageRequest(
  about: MessageAbout,
  { name, email, subject, message, website }: MessageValues,
  requestId: string,
  language: Language,
) {
  const common = {
    requestId,
    name: writtenText(name, textKinds.senderName),
    email: email.trim(),
    message: writtenText(message, textKinds.contactMessage),
    language,
    website,
  }
  return about.kind === 'contact'
    ? { ...common, kind: about.kind, subject: writtenText(subject, textKinds.subject) }
    : { ...common, kind: about.kind, serviceId: about.serviceId }
}

/**
 * Sends a message to the administrators. The same `requestId` sent again arrives once.
 * The code for the backend is downloaded only now.
 * @returns the problems met; none means that the message was received
 */
export async function sendMessage(
  about: MessageAbout,
  values: MessageValues,
  requestId: string,
  language: Language,
): Promise<readonly MessageProblem[]> {
  const [{ callFunction }, { CallFailure }, { sendContactMessage }] = await Promise.all([
    import('../../platform/firebase/call-function'),
    import('../../platform/firebase/call-failure'),
    import('@amhs/domain/contracts/send-contact-message.contract'),
  ])
  try {
    await callFunction(sendContactMessage, messageRequest(about, values, requestId, language))
    return []
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error
    const { reason, retryAfterSeconds, fields } = error
    if (reason === 'looks-automatic')
      return [{ field: 'website', message: callableErrors[reason], showTrap: true }]
    if (reason === 'invalid-request' && fields.length > 0) return fields.map((field) => invalidField(field))
    if (reason === 'too-many-requests' && retryAfterSeconds !== undefined) {
      return [{ message: laterText(Math.ceil(retryAfterSeconds / 60)) }]
    }
    return [{ message: ownWords[reason] ?? notLost(callableErrors[reason]) }]
  }
}

/** Whatever the reason, the form keeps what was written. */
function notLost({ zh, en }: Localized): Localized {
  return { zh: `${zh}你写的内容还在。`, en: `${en} What you wrote is still here.` }
}

function invalidField(path: string): MessageProblem {
  const message = callableErrors['invalid-request']
  const field = (['name', 'email', 'subject', 'message'] as const).find((name) => name === path)
  return field ? { field, message } : { message }
}

function laterText(minutes: number): Localized {
  return {
    zh: `留言太多，请在约 ${minutes} 分钟后再试。你写的内容还在。`,
    en: `Too many messages. Please try again in about ${minutes} minutes. What you wrote is still here.`,
  }
}

import type { Localized } from '../localized'

/** Shown before the first message and permanently in the header of the chat. Holds {emergency} and {hotline}. */
export const assistantDisclosure: Localized = {
  zh: '你正在与人工智能程序对话，它不是真人，也不是心理治疗师，可能会出错。它看不到你，无法替你联系任何人，也不能处理紧急情况。如有危险请拨打 {emergency}；现在想找人聊聊，请拨打 {hotline}。',
  en: 'You are talking with an AI program, not a person and not a therapist. It can be wrong. It cannot see you, call anyone or act in an emergency. In danger? Call {emergency}. Need to talk now? {hotline}.',
}

/** Shown instead while nobody knows who will answer: before the first message of a conversation. */
export const programDisclosure: Localized = {
  zh: '回答你的是程序，不是真人，也不是心理治疗师，可能会出错。它在本站文章里查找；只有你同意之后，才可能由 AI 回答。它看不到你，无法替你联系任何人，也不能处理紧急情况。如有危险请拨打 {emergency}；现在想找人聊聊，请拨打 {hotline}。',
  en: 'A program answers you here, not a person and not a therapist. It can be wrong. It searches our articles; an AI only answers if you agree first. It cannot see you, call anyone or act in an emergency. In danger? Call {emergency}. Need to talk now? {hotline}.',
}

/** Shown instead where no AI answers: no provider is set up, or the person prefers the articles. */
export const guideDisclosure: Localized = {
  zh: '现在回答你的不是 AI，也不是真人或心理治疗师，只是一个在本站文章里查找的程序。它可能会找错，看不到你，无法替你联系任何人，也不能处理紧急情况。如有危险请拨打 {emergency}；现在想找人聊聊，请拨打 {hotline}。',
  en: 'What answers you isn’t an AI, a person or a therapist, just a program that searches our articles. It can find the wrong thing. It cannot see you, call anyone or act in an emergency. In danger? Call {emergency}. Need to talk now? {hotline}.',
}

/**
 * What is in sight at all times, and the rest, one press away: the first sentence says that no person answers. On a small phone the
 * whole would fill the screen before there is a field to write in.
 */
export function partsOfDisclosure(text: string): { readonly first: string; readonly rest: string } {
  const [first = text] = /.*?(?:。|\.(?= ))/u.exec(text) ?? []
  return { first, rest: text.slice(first.length).trim() }
}

export const standardDisclaimer: Localized = {
  zh: '本工具仅提供一般信息，不构成诊断、治疗或急救服务，不能代替医生或心理健康专业人员。',
  en: 'This tool gives general information. It is not a diagnosis, treatment or emergency service and does not replace a doctor or mental health professional.',
}

/** Minutes of use after which a pause is suggested and the disclosure repeated: one hour under 18, else two. */
export function breakAfterMinutes(minor: boolean): number {
  return minor ? 60 : 120
}

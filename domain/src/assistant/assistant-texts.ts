import type { Localized } from '../localized'

/** Shown in place of an answer that was not fit to be shown. Holds {emergency} and {hotline}. */
export const replacedReply: Localized = {
  zh: '这段回答没有通过安全检查，所以没有显示。换一种说法再问，或看看站内文章，都可以。如果你现在不好受，可以找真人聊聊：{hotline}。如有危险，请拨打 {emergency}。',
  en: 'This answer did not pass our safety check, so it is not shown. You can ask in other words or look in our articles. If things are hard right now, you can talk to a person: {hotline}. In danger, call {emergency}.',
}

/** Said beside every answer of the guide. */
export const guideOrigin: Localized = {
  zh: '以下文字摘自本站文章。',
  en: 'These words are taken from our own articles.',
}

/** Said above what names a number of mainland China, to whoever is elsewhere. Holds {emergency}. */
export const numbersOfMainland: Localized = {
  zh: '下面如果提到 120、110、12356，那是中国大陆的号码。你那里有危险时，请拨打 {emergency}。',
  en: 'Any 120, 110 or 12356 below is a number in mainland China. Where you are, call {emergency} in danger.',
}

/** Whether a text names an emergency number or line of mainland China. */
export function namesMainlandNumbers(lines: readonly string[]): boolean {
  return lines.some((line) => /(?<!\d)(?:120|110|119|12356|12355|12338)(?!\d)/.test(line))
}

/** No article fits. Holds {hotline}. */
export const guideFoundNothing: Localized = {
  zh: '我没找到说这件事的文章。换个说法再问问看，或者找人说说：{hotline}。',
  en: 'I couldn’t find an article about this. You can try other words, or talk to a person: {hotline}.',
}

/** The same where a safety card stands in the conversation: nobody is told there that no article fits. Holds {hotline} and {hours}. */
export const guideStillHere: Localized = {
  zh: '谢谢你接着说。我能回答的不多；想和真人说，可以打 {hotline}（{hours}）。',
  en: 'Thank you for going on. There’s little I can answer here; to talk with a person, call {hotline} ({hours}).',
}

/** Who has said that they are safe and says so again. */
export const gladOfSafety: Localized = {
  zh: '那就好。需要的时候，上面的电话一直在这里。',
  en: 'I’m glad. The numbers above stay here for whenever you need them.',
}

/** After "no" to the question of the gentle card: nothing is searched, and nobody is left with silence. */
export const thanksForSaying: Localized = {
  zh: '谢谢你告诉我。还想说什么，接着写就好。',
  en: 'Thank you for telling me. Go on if you’d like to.',
}

/**
 * Instead of silence, where what was written is most likely neither Chinese nor English. Stands under the numbers in both languages,
 * each short: whoever reads it may know a few words of one.
 */
export const guideCannotRead: Localized = {
  zh: '我只看得懂中文和英文；如果有危险，请打上面的电话。',
  en: 'I can only read Chinese and English; if you are in danger, call a number above.',
}

import type { Localized } from '../localized'

/** Shown in place of an answer that was not fit to be shown. Holds {emergency} and {hotline}. */
export const replacedReply: Localized = {
  zh: '这段回答没有通过安全检查，所以没有显示。换一种说法再问，或看看站内文章，都可以。如果你现在不好受，可以找真人聊聊：{hotline}。如有危险，请拨打 {emergency}。',
  en: 'This answer did not pass our safety check, so it is not shown. You can ask in other words or look in our articles. If things are hard right now, you can talk to a person: {hotline}. In danger, call {emergency}.',
}

/** Said beside every answer of the guide. */
export const guideOrigin: Localized = {
  zh: '以下文字摘自本站文章，由编辑写成，不是 AI 生成的。',
  en: 'These words are taken from our own articles. Editors wrote them; they are not made by AI.',
}

/** The guide found nothing that fits. Holds {hotline}. */
export const guideFoundNothing: Localized = {
  zh: '我只会在本站文章里查找，这次没有找到合适的内容。可以换几个简单的词再试，例如“睡眠”或“考试压力”。想和真人聊聊，可以联系 {hotline}。',
  en: 'I can only look in the articles of this site, and found nothing that fits. Try a few simple words, such as “sleep” or “exam stress”. To talk with a person, contact {hotline}.',
}

import type { Localized } from '../localized'
import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'

/** What one says without asking for anything, and the sentence that answers it. */
interface SmallTalk {
  readonly answer: Localized
  readonly zh: RegExp
  readonly en: RegExp
}

/** A greeting or thanks is the whole message; behind "hi, …" comes what the person wants to say. */
const smallTalk: readonly SmallTalk[] = [
  {
    answer: {
      zh: '你好。想说什么都可以，一两句就行。',
      en: 'Hello. Write whatever is on your mind; a sentence or two is enough.',
    },
    zh: /^(?:你好|您好|你哋好|哈喽|哈啰|嗨|嘿|早上好|早晨|晚上好|下午好|早|在吗|在么|有人吗|喂)(?:啊|呀|呢)?$/,
    en: /^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon)|anyone (?:there|here)|hello there|hi there|hey there)$/,
  },
  {
    answer: {
      zh: '不客气。需要的时候，随时可以回来。',
      en: 'You’re welcome. Come back whenever you need to.',
    },
    zh: /^(?:好的?)?(?:谢谢|多谢|感谢|唔该|唔该晒|谢了|谢啦)(?:你|您|啦|了|啊)?$/,
    en: /^(?:ok(?:ay)? )?(?:thanks|thank you|thx|ty|cheers)(?: (?:so much|a lot|very much|you))?$/,
  },
  {
    answer: { zh: '这是个好消息，恭喜你。', en: 'That’s good news. Congratulations.' },
    zh: /好消息|我.{0,8}(?:考上|考过|录取|升职|转正|找到工作|拿到offer|毕业了|及格了|通过了)/,
    en: /\bgood news\b|\bi (?:just )?(?:got (?:the|a) (?:new )?(?:job|offer|place)|got (?:in|promoted|accepted)|passed (?:my|the)|graduated)\b/,
  },
]

/** Whatever speaks against plain joy: then the message is read like any other. */
const shadowed =
  /不|没|唔|冇|但|可是|却|只是|怕|担心|难|累|假|如果|要是|想死|死|吗|么(?!么)|怎么|[?？]|\b(?:not|no|never|but|however|though|afraid|scared|worried|if|wish|sad|die|how|why|what)\b/

/**
 * The answer to a greeting, thanks or good news, which want no article and no help line; null for everything else. Only for
 * messages that the gate has let through.
 */
export function smallTalkAnswer(message: string): Localized | null {
  const chinese = cleanText(message).replace(/[\p{P}\p{S}\s]+/gu, '')
  const english = readEnglish(message)
    .replace(/[^a-z ]+/g, ' ')
    .trim()
  const found = smallTalk.find(({ zh, en }) => zh.test(chinese) || en.test(english))
  if (!found) return null
  const isWhole = found !== smallTalk.at(-1)
  return isWhole || !shadowed.test(`${chinese} ${english}${/[?？]/.test(message) ? '?' : ''}`)
    ? found.answer
    : null
}

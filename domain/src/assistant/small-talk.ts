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
    // Whoever asks this hears who gets to know, and no article that guesses at the secret.
    answer: {
      zh: '我们不会把你在这里写的告诉你的家人、学校或别人。想说的话，接着说就好。哪天你想告诉一个人，“小工具”里的“想让你知道的事”有现成的话。',
      en: 'We don’t tell your family, your school or anyone else what you write here. Go on if you’d like to. If you ever want to tell someone, “What I’d like you to know” under Tools has words for it.',
    },
    zh: /^(?:你们?)?(?:请|求你|求求你|千万)?(?:别|不要|唔好|会不会|会唔会|会|能不能不要|可不可以不要|可以不)(?:去)?(?:告诉|跟|和|同|话畀|话俾)(?:我的?|我们的?)?(?:爸妈|父母|爸爸|妈妈|爸|妈|家长|家里人?|家人|屋企人?|老师|学校|别人|任何人|他们|佢哋)(?:说|讲|知道?)?(?:吗|嘛|么|好吗|啊)?$/,
    en: /^(?:please |pls |plz )?(?:dont|do not|you wont|you will not|will you|would you|are you going to|can you not|promise you wont) tell (?:my )?(?:parents|mum|mom|dad|mother|father|family|teacher|teachers|school|anyone|anybody|them)(?: (?:please|about this|any of this|what i say|what i write|ok|okay|right))?$/,
  },
  {
    // Nothing that an article could be about: a way to begin, where the answer was a shrug.
    answer: {
      zh: '没关系，不用想好了再写。可以从一件小事说起，比如今天是怎么过的。',
      en: 'That’s all right. You don’t have to know what to say. You could start small: what was today like?',
    },
    zh: /^(?:我)?(?:也)?(?:嗯+|哦+|噢|喔|唔|额|呃|好吧?|好的|行|行吧|可以|随便|都行|没什么|没啥|冇嘢|没事|不知道(?:说什么|说啥|怎么说|从哪说起|从哪里说起|该说什么)?|不晓得|唔知(?:讲咩|点讲)?|说不清|说不上来|不想说|唔想讲)(?:啊|呀|吧|了|啦|呢)?$/,
    en: /^(?:(?:well|um+|uh+|hm+|honestly|i) )*(?:yeah|yea|yep|yup|yes|ya|no|nope|nah|ok|okay|k|sure|fine|whatever|nothing|nothing really|not much|idk|dunno|do not know(?: what to (?:say|write)| how to (?:say|explain) (?:it|this)| where to (?:start|begin))?|maybe|i guess|guess so|not sure|hmm+|mhm|meh)$/,
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

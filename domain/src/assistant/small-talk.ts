import type { Localized } from '../localized'
import { asksNotToTell, asksWhoReads, wordsOf } from './asks-who-reads'

/** What stands under an answer: whether an AI reads it and the pages on who gets to know of it, or the numbers of the region. */
export type AnswerEnd = 'who-finds-out' | 'numbers'

/** What one says or asks that no article is about, and the sentence that answers it. */
interface SmallTalk {
  /** May hold {emergency}, {hotline} and {hours}; see `fillText`. */
  readonly answer: Localized
  readonly end?: AnswerEnd
  readonly zh: RegExp
  readonly en: RegExp
}

const asksNumber =
  /^(?:请问|我)?(?:想知道|想要|要)?(?:有没有|有什么|有冇|有)?(?:紧急|急救|求助|求救|救命|报警|危机|应急|心理|心理援助|心理危机|自杀干预|救护车)*(?:情况)?(?:的|嘅)?(?:联系)?(?:电话号码|热线电话|电话|热线)(?:号码)?(?:是|系)?(?:多少|什么|咩|几号|几多|哪个|哪些|有哪些)?(?:吗|呢|啊|呀)?$|^(?:请问)?(?:遇到|如果有?|有)?(?:了)?(?:紧急|危险|急)?(?:情况|的时候|时|事)?(?:我)?(?:该|应该|可以|能|要)?打(?:给谁|(?:什么|咩|哪个|哪里的?|边个)(?:电话|号码|热线)|几号电话)(?:啊|呢|好)?$/

const asksNumberInEnglish =
  /^(?=.*\b(?:numbers?|hotlines?|helplines?|lifeline|crisis lines?)\b)(?:(?:hi|what|is|are|which|whats|the|a|an|any|some|phone|telephone|emergency|emergencies|crisis|suicide|mental|health|police|ambulance|help|numbers?|hotlines?|helplines?|lifelines?|lines?|can|could|should|do|does|may|i|we|ring|call|dial|text|to|for|in|if|there|you|have|give|me|please|need|someone|here|right|now|of|know|where|find|get|it)(?: |$))+$|^who (?:can|do|should|could) i (?:call|ring|phone|text|contact)(?: (?:in|for|an|emergency|help|now|right|if|i|need|to|talk|it))*$/

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
    end: 'who-finds-out',
    answer: {
      zh: '我们不会把你在这里写的告诉你的家人、学校或别人。想说的话，接着说就好。哪天你想告诉一个人，“小工具”里的“想让你知道的事”有现成的话。',
      en: 'We don’t tell your family, your school or anyone else what you write here. Go on if you’d like to. If you ever want to tell someone, “What I’d like you to know” under Tools has words for it.',
    },
    zh: asksNotToTell.zh,
    en: asksNotToTell.en,
  },
  {
    // An article that is near in words says nothing of this site.
    end: 'who-finds-out',
    answer: {
      zh: '我们不保存对话，也不会告诉你的家人、学校或别人；离开网站或重新加载页面，对话就没有了。不过，旁边的人可能看得到屏幕，浏览器也会记下你打开过哪些网页。',
      en: 'We don’t keep the conversation, and we don’t tell your family, your school or anyone else. Once you leave the site or reload the page, it’s gone. But someone near you may see the screen, and your browser notes which pages you’ve opened.',
    },
    zh: asksWhoReads.zh,
    en: asksWhoReads.en,
  },
  {
    end: 'numbers',
    answer: {
      zh: '如果有危险，请打 {emergency}。想找人说说话，可以打 {hotline}（{hours}）。',
      en: 'In danger, call {emergency}. To talk to someone, call {hotline} ({hours}).',
    },
    zh: asksNumber,
    en: asksNumberInEnglish,
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
 * The answer to a greeting, thanks or good news, to who reads this, and to which number to ring, which want no article; null for
 * everything else. Only for messages that the gate has let through.
 */
export function smallTalkAnswer(message: string): Pick<SmallTalk, 'answer' | 'end'> | null {
  const { chinese, english } = wordsOf(message)
  const found = smallTalk.find(({ zh, en }) => zh.test(chinese) || en.test(english))
  if (!found) return null
  const isWhole = found !== smallTalk.at(-1)
  return isWhole || !shadowed.test(`${chinese} ${english}${/[?？]/.test(message) ? '?' : ''}`) ? found : null
}

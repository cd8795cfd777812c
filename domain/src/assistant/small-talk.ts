import type { Localized } from '../localized'
import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'

/** What stands under an answer: the pages on who gets to know of it, or the numbers of the region. */
export type AnswerEnd = 'who-finds-out' | 'numbers'

/** What one says or asks that no article is about, and the sentence that answers it. */
interface SmallTalk {
  /** May hold {emergency}, {hotline} and {hours}; see `fillText`. */
  readonly answer: Localized
  readonly end?: AnswerEnd
  readonly zh: RegExp
  readonly en: RegExp
}

const people =
  '(?:我的?|我们的?)?(?:爸妈|父母|爸爸|妈妈|爸|妈|家长|家里人?|家人|屋企人|老师|班主任|学校|同学|朋友|老板|公司|单位|警察|医生|别的人|别人|其他人|任何人|他们|佢哋|谁|边个|有人|人)'
const written =
  '(?:我)?(?:在)?(?:这里|这儿|你们这里?|网站上?|呢度)?(?:写|说|聊|讲|填|打)(?:下|过|了)?(?:的|嘅)(?:这些|那些)?(?:话|内容|东西|字|嘢)?|(?:我的?|我们的?)?(?:话|对话|聊天记录|聊天|聊天内容|记录|消息|隐私|信息)'
const mayOrNot = '(?:会不会|会唔会|会|能不能|能|可不可以|可以|是不是会?|有没有|有冇)?'
const asking = '(?:的)?(?:吗|嘛|么|呢|啊|呀|了)*'

const asksWhoReads = new RegExp(
  [
    `(?:那|这样)?${people}${mayOrNot}(?:知道|知|发现|看到|看见|看|读到|查到|收到通知)(?:${written}|这些|这个)?`,
    `(?:那)?(?:${written})(?:都)?${mayOrNot}(?:都)?(?:被)?(?:${people})?(?:保存|保密|匿名|泄露|公开|记录|记下来|存下来|看到|看见|知道|传出去|怎么处理|去(?:了)?哪里?|怎么样)(?:下来)?`,
    `(?:那)?(?:${written})(?:都)?${mayOrNot}(?:被)?(?:告诉|发给|交给|传给|透露给)(?:${people})`,
    `(?:你们?|你哋|这里|网站|助手|这个网站)?(?:请)?(?:会不会|会唔会|会|是不是会|不会)把(?:${written})(?:去)?(?:告诉|发给|交给|传给|透露给|泄露给|说给|给)(?:${people})(?:看|听|知道)?`,
    `(?:你们?|你哋|这里|这儿|网站|助手|这个网站|聊天|对话)${mayOrNot}(?:是)?(?:替我|帮我|给我)?(?:保密|匿名)`,
    `(?:你们?|你哋|网站|助手|这里|这个网站)${mayOrNot}(?:保存|记录|记下|泄露|公开|偷看)(?:${written})`,
    '隐私(?:政策|说明)?(?:在哪里?|怎么样|有保障)?',
  ]
    .map((source) => `^(?:${source})${asking}$`)
    .join('|'),
)

const whatIWrite =
  '(?: (?:all|any|of|what|the|things?|stuff|everything|anything|my|our|this|these|that|it|i|we|write|wrote|type|typed|say|said|tell|told|share|you|here|messages?|words|data|information|info|conversations?|chats?|texts?|in|on|from|to|about|with|anyone|anybody|anywhere|else|a|secret|private|confidential|talk|site|website))+'
const somebody =
  '(?:my )?(?:parents?|mum|mom|dad|mother|father|family|teachers?|school|friends?|boss|work|partner|doctor|police|they|people|others|anyone|anybody|someone|somebody)(?: else)?'

const asksWhoReadsInEnglish = new RegExp(
  [
    `(?:will|would|can|could|might|do|does) ${somebody}(?: (?:or|and) ${somebody})? (?:ever |be able to )?(?:find out|know|see|read|hear|get told|be told)(?:${whatIWrite})?`,
    `what (?:happens|will happen|do you do|will you do|are you doing) (?:to|with)${whatIWrite}`,
    `where does${whatIWrite} go`,
    `who (?:can |will |gets to |else |is able to )*(?:see|sees|read|reads|find out|finds out|hear|hears)(?:${whatIWrite})?`,
    `(?:is|are|will|does)${whatIWrite}(?: (?:chat|conversation|be|stay|get|all|really|totally|completely|actually|kept))* (?:private|confidential|anonymous|secret|saved|stored|recorded|kept|logged|shared)(?:${whatIWrite})?`,
    `(?:do|will|can|are|would) you (?:going to )?(?:save|store|keep|record|share|sell|log|saving|storing|recording|sharing)${whatIWrite}`,
    '(?:what about |what is |where is )?(?:my |your )?privacy(?: policy)?',
  ]
    .map((source) => `^(?:so |and |but |ok |hey )?(?:${source})$`)
    .join('|'),
)

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
    zh: /^(?:你们?)?(?:请|求你|求求你|千万)?(?:别|不要|唔好|会不会|会唔会|会|能不能不要|可不可以不要|可以不)(?:去)?(?:告诉|跟|和|同|话畀|话俾)(?:我的?|我们的?)?(?:爸妈|父母|爸爸|妈妈|爸|妈|家长|家里人?|家人|屋企人?|老师|学校|别人|任何人|他们|佢哋)(?:说|讲|知道?)?(?:吗|嘛|么|好吗|啊)?$/,
    en: /^(?:please |pls |plz )?(?:dont|do not|you wont|you will not|will you|would you|are you going to|can you not|promise you wont) tell (?:my )?(?:parents|mum|mom|dad|mother|father|family|teacher|teachers|school|anyone|anybody|them)(?: (?:please|about this|any of this|what i say|what i write|ok|okay|right))?$/,
  },
  {
    // An article that is near in words says nothing of this site.
    end: 'who-finds-out',
    answer: {
      zh: '我们不保存对话，也不会告诉你的家人、学校或别人；离开网站或重新加载页面，对话就没有了。不过，旁边的人可能看得到屏幕，浏览器也会记下你打开过哪些网页。只有你同意由 AI 服务回答，消息才会发给它。',
      en: 'We don’t keep the conversation, and we don’t tell your family, your school or anyone else. Once you leave the site or reload the page, it’s gone. But someone near you may see the screen, and your browser notes which pages you’ve opened. Messages go to an AI service only if you’ve agreed to that.',
    },
    zh: asksWhoReads,
    en: asksWhoReadsInEnglish,
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
  const chinese = cleanText(message).replace(/[\p{P}\p{S}\s]+/gu, '')
  const english = readEnglish(message)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  const found = smallTalk.find(({ zh, en }) => zh.test(chinese) || en.test(english))
  if (!found) return null
  const isWhole = found !== smallTalk.at(-1)
  return isWhole || !shadowed.test(`${chinese} ${english}${/[?？]/.test(message) ? '?' : ''}`) ? found : null
}

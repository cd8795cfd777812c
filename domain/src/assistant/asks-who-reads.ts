import { cleanText } from '../safety/normalise'
import { readEnglish } from '../safety/replies/reply-grammar'

/** A message as the expressions here read it: its characters closed up, and its English words. */
export function wordsOf(message: string): { readonly chinese: string; readonly english: string } {
  return {
    chinese: cleanText(message).replace(/[\p{P}\p{S}\s]+/gu, ''),
    english: readEnglish(message)
      .replace(/[^a-z ]+/g, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
  }
}

const people =
  '(?:我的?|我们的?)?(?:爸妈|父母|爸爸|妈妈|爸|妈|家长|家里人?|家人|屋企人|老师|班主任|学校|同学|朋友|老板|公司|单位|警察|医生|别的人|别人|其他人|任何人|他们|佢哋|谁|边个|有人|人)'
const written =
  '(?:我)?(?:在)?(?:这里|这儿|你们这里?|网站上?|呢度)?(?:写|说|聊|讲|填|打)(?:下|过|了)?(?:的|嘅)(?:这些|那些)?(?:话|内容|东西|字|嘢)?|(?:我的?|我们的?)?(?:话|对话|聊天记录|聊天|聊天内容|记录|消息|隐私|信息)'
const may = '(?:会不会|会唔会|会|能不能|能|可不可以|可以|是不是会?|有没有|有冇)'
const mayOrNot = `${may}?`
const asking = '(?:的)?(?:吗|嘛|么|呢|啊|呀|了)*'

const chinese = new RegExp(
  [
    `(?:那|这样)?${people}${mayOrNot}(?:知道|知|发现|看到|看见|看|读到|查到|收到通知)(?:${written}|这些|这个)?`,
    `(?:那)?(?:${written})(?:都)?${mayOrNot}(?:都)?(?:被)?(?:${people})?(?:保存|保密|匿名|泄露|公开|记录|记下来|存下来|看到|看见|知道|传出去|怎么处理|去(?:了)?哪里?|怎么样)(?:下来)?`,
    `(?:那)?(?:${written})(?:都)?${mayOrNot}(?:被)?(?:告诉|发给|交给|传给|透露给)(?:${people})`,
    `(?:你们?|你哋|这里|网站|助手|这个网站)?(?:请)?(?:会不会|会唔会|会|是不是会|不会)把(?:${written})(?:去)?(?:告诉|发给|交给|传给|透露给|泄露给|说给|给)(?:${people})(?:看|听|知道)?`,
    `(?:你们?|你哋|这里|这儿|网站|助手|这个网站|聊天|对话)${mayOrNot}(?:是)?(?:替我|帮我|给我)?(?:保密|匿名)`,
    `(?:你们?|你哋|网站|助手|这里|这个网站)${mayOrNot}(?:保存|记录|记下|泄露|公开|偷看)(?:${written})`,
    // 这里会存吗, 会被看到吗: nothing is named but that it is written.
    `(?:那)?(?:你们?|你哋|这里|这儿|呢度|网站|助手|这个网站|聊天|对话|这个|这些|呢啲)?(?:都)?${may}(?:都)?(?:被)?(?:${people})?(?:保存|储存|存|记录|记|留记录|留底|留|保密|匿名|看到|看见|泄露|公开)(?:下来|下记录|起来)?(?:${written}|这些|这个)?`,
    `(?:那)?(?:你们?|你哋|这里|网站|助手|这个网站)?(?:会不会|会唔会|是不是会|会)(?:去)?(?:通知|联系|联络|打电话给)(?:${people})`,
    '保密|匿名|隐私(?:政策|说明)?(?:在哪里?|怎么样|有保障)?',
  ]
    .map((source) => `^(?:${source})${asking}$`)
    .join('|'),
)

const whatIWrite =
  '(?: (?:all|any|of|what|the|things?|stuff|everything|anything|my|our|this|these|that|it|i|we|write|wrote|type|typed|say|said|tell|told|share|you|here|messages?|words|data|information|info|conversations?|chats?|texts?|records?|logs?|history|track|in|on|from|to|about|with|anyone|anybody|anywhere|else|a|secret|private|confidential|talk|site|website))+'
const somebody =
  '(?:my )?(?:parents?|mum|mom|dad|mother|father|family|teachers?|school|friends?|boss|work|partner|doctor|police|they|people|others|anyone|anybody|someone|somebody)(?: else)?'

/** Without those whom somebody in danger asks to be called for them. */
const somebodyClose =
  '(?:my )?(?:parents?|mum|mom|dad|mother|father|family|teachers?|school|friends?|boss|work|partner|husband|wife)'

const english = new RegExp(
  [
    `(?:will|would|can|could|might|do|does) ${somebody}(?: (?:or|and) ${somebody})? (?:ever |be able to )?(?:find out|know|see|read|hear|get told|be told)(?:${whatIWrite})?`,
    `what (?:happens|will happen|do you do|will you do|are you doing) (?:to|with)${whatIWrite}`,
    `where does${whatIWrite} go`,
    `who (?:can |will |gets to |else |is able to )*(?:see|sees|read|reads|find out|finds out|hear|hears)(?:${whatIWrite})?`,
    `(?:is|are|will|does)${whatIWrite}(?: (?:chat|conversation|be|stay|get|all|really|totally|completely|actually|kept))* (?:private|confidential|anonymous|secret|saved|stored|recorded|kept|logged|shared)(?:${whatIWrite})?`,
    `(?:do|will|can|are|would) you (?:going to )?(?:save|store|keep|record|share|sell|log|saving|storing|recording|sharing)${whatIWrite}`,
    `(?:is|are) ${somebody} (?:reading|watching|seeing|monitoring|listening to|listening)(?:${whatIWrite})?`,
    `(?:will|would|are) you (?:going to )?(?:call|calling|ring|phone|contact|contacting|inform|notify|tell|telling|message) ${somebodyClose}(?:${whatIWrite})?`,
    `(?:will|would|could|does|can)${whatIWrite} (?:get|go) back to ${somebody}`,
    '(?:what about |what is |where is )?(?:my |your )?(?:privacy(?: policy)?|confidentiality|confidential|anonymous|anonymity)',
  ]
    .map((source) => `^(?:so |and |but |ok |hey )?(?:${source})$`)
    .join('|'),
)

/** Who reads what is written here, whether it is kept, and whom it reaches: the whole of a message. */
export const asksWhoReads = { zh: chinese, en: english }

/** "Please don't tell my mum", 会不会告诉我妈. */
export const asksNotToTell = {
  zh: /^(?:你们?)?(?:请|求你|求求你|千万)?(?:别|不要|唔好|会不会|会唔会|会|能不能不要|可不可以不要|可以不)(?:去)?(?:告诉|跟|和|同|话畀|话俾)(?:我的?|我们的?)?(?:爸妈|父母|爸爸|妈妈|爸|妈|家长|家里人?|家人|屋企人?|老师|学校|别人|任何人|他们|佢哋)(?:说|讲|知道?)?(?:吗|嘛|么|好吗|啊)?$/,
  en: /^(?:please |pls |plz )?(?:dont|do not|you wont|you will not|will you|would you|are you going to|can you not|promise you wont) tell (?:my )?(?:parents|mum|mom|dad|mother|father|family|teacher|teachers|school|anyone|anybody|them)(?: (?:please|about this|any of this|what i say|what i write|ok|okay|right))?$/,
}

/** Whether a message asks nothing but who gets to know of it: no article says that of this site, and no card answers it. */
export function asksOnlyWhoReads(message: string): boolean {
  const { chinese: zh, english: en } = wordsOf(message)
  return [asksWhoReads, asksNotToTell].some((asked) => asked.zh.test(zh) || asked.en.test(en))
}

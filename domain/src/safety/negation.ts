/** What stands around a statement, without spaces and separators. */
export interface Statement {
  readonly language: 'zh' | 'en'
  readonly before: string
  readonly after: string
}

/**
 * "我没有想自杀", "I don't want to die": the level is not taken away, but the first card asks gently instead of stating.
 * Only one plain denial right before the phrase counts. Two negations, a promise, a doubt or a missing courage do not.
 */
const chineseDenial =
  /(?:没|未曾|不|唔|冇|无|莫)(?:有|过|真的|真系|在|要|会|想|打算|去|考虑|是|系|得|任何|什么|咩|啥|谂住|谂过|因为|讲|说)*$/
const chineseDoubt =
  /不得不|不能不|不是不|不是没|没有不|忍不住|控制不住|是不是|会不会|有没有|有冇|[咋怎]么?不|为(什么|啥|何)不|点解唔|何不|要不|想不想|保证|确定|如果|除非|怕/
/** 一个人都没有，想死: a thing that is not there is no denial of what follows. */
const chineseNothingThere =
  /(?:人|个|谁|朋友|家人|亲人|同学|地方|钱|希望|办法|意思|意义|话|消息|回复|信息|依靠|东西|快乐|未来|家)(?:也|都|亦|全|通通)*(?:没有?|没得|冇|无)$/
const chineseLostCourage = /^(?:的)?(?:勇气|力气|胆量|成功|成|办法|未遂|机会)/
const englishDenial =
  /(?:dont|donot|didnt|doesnt|dinnae|didnae|wasnae|isnae|stopped|never|not|nolonger|zero|no|wont|wouldnt|arent|isnt|aint|havent|hasnt|without)(?:ever|any|got|thoughts|thought|intention|feelings|gonna|im|really|actually|even|want|wantto|wanted|wanting|tried|trying|felt|going|to|gonna|thinking|think|thought|of|about|feel|feeling|planning|plan|trying|on|be|have|been|had)*$/
const englishDoubt =
  /(?:not|nt|never|noway|nodoubt|noone|nochance|wont|cannot)(?:[a-z\n]{0,30})(?:dont|wont|wouldnt|not|never|stopped)|promise|sure|guarantee|if|unless|why|stop(?!ped)|scared|afraid|know/
const englishLostCourage = /^(?:successfully|yet|because|until|but)/

/** True if the phrase is plainly denied right before it. */
export function isDenied(match: Statement): boolean {
  if (match.language === 'zh') {
    const before = match.before.slice(-12)
    const negations = before.replace(/[^没不未非别唔冇无莫]/g, '')
    return (
      chineseDenial.test(before) &&
      negations.length === 1 &&
      !chineseDoubt.test(before) &&
      !chineseNothingThere.test(before) &&
      !chineseLostCourage.test(match.after)
    )
  }
  return (
    englishDenial.test(match.before) &&
    !englishDoubt.test(match.before) &&
    !englishLostCourage.test(match.after)
  )
}

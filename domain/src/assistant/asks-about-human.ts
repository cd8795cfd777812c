const signs = [
  /(?:你|您)(?:到底|究竟|其实|真的|是不是|会不会|也)*(?:是|不是)?(?:一个|个)?(?:真人|人类|活人|机器人|人工智能|医生|咨询师|治疗师|ai)(?:吗|么|吧|嘛|[?？]|还是|$)/i,
  /(?:我在|我是在)?(?:和|跟)(?:真人|活人|机器人)(?:聊|说话|对话|讲话)/,
  /(?:你|您)(?:爱|喜欢|想|在乎|关心)(?:不(?:爱|喜欢|想|在乎|关心))?我(?:吗|么|嘛|[?？]|$)|我(?:爱|喜欢|好想|很想)(?:上)?你(?!们)|你是我(?:唯一|最好)的朋友|只有你(?:懂|理解)我/,
  /\bare you (?:really |actually |even |just |like )*(?:an? )?(?:real|human|person|people|bot|robot|machine|ai|doctor|therapist|counsell?or)\b/i,
  /\b(?:talking|speaking|chatting) (?:to|with) an? (?:real )?(?:human|person|bot|machine|robot)\b/i,
  /\b(?:do|can) you (?:love|like|miss|care about|remember|feel for) me\b|\bi(?:'m| am)? (?:love|in love with|really love|miss) you\b|\byou(?:'re| are) my (?:only|best) friend\b|\bonly you understand\b/i,
]

/**
 * Whether a message treats the program as a person, or asks whether it is one. Then the disclosure is said again
 * (section 2 of the safety specification).
 */
export function asksAboutHuman(message: string): boolean {
  const text = message.normalize('NFKC').slice(0, 2000)
  return signs.some((sign) => sign.test(text))
}

/** A word that the glossary (`docs/glossary.md`) replaces by another, wherever people read it. */
export interface GlossaryTerm {
  readonly language: 'zh' | 'en'
  /** As the glossary has it. */
  readonly say: string
  readonly instead: RegExp
  /** Words around it with which it is right: a name, or another thing. */
  readonly unless?: RegExp
}

export const glossaryTerms: readonly GlossaryTerm[] = [
  { language: 'zh', say: '互助小组', instead: /支持小组|互助组|自助小组/g },
  {
    language: 'zh',
    say: '账户',
    instead: /账号|帐号|帐户/g,
    // An account elsewhere is called 账号 in Chinese. The rest are texts that the specification gives.
    unless:
      /屏蔽|冒用|身材|社交|微信|注册成功|停用|未启用|另一个|自己的账号|这个账号|新账号|你的账号|没能完全|已创建|才能注册/,
  },
  { language: 'zh', say: '照护者', instead: /照顾者|看护者|照料者/g },
  { language: 'zh', say: '量表', instead: /测评表|测量表/g },
  { language: 'zh', say: '带领者', instead: /组长|主持人|引导者/g },
  { language: 'zh', say: '分界线', instead: /临界值|临界分|分界值|划界分|界值/g },
  { language: 'zh', say: '候补名单', instead: /等候名单|等待名单/g },
  // What a professional shows is 分享码; what stands for an account or address is 代号.
  { language: 'zh', say: '分享码', instead: /代码/g, unless: /地区代码/ },
  { language: 'zh', say: '安全提示', instead: /高危|高风险/g },
  { language: 'zh', say: '与我分享的人', instead: /我的病人|我的患者|我的来访者/g },
  { language: 'zh', say: '助手', instead: /AI ?助手|智能助手|小助手|聊天机器人/g },
  // The label in the header is the specification's: AI Assistant.
  { language: 'en', say: 'assistant', instead: /\bAI assistants?\b|\bchat-?bots?\b/g },
  { language: 'en', say: 'email', instead: /\be-mails?\b/gi },
  { language: 'en', say: 'burnout', instead: /\bburn-outs?\b/gi },
  {
    language: 'en',
    say: 'caregiver',
    instead: /\bcarers?\b|\bcare-givers?\b/gi,
    unless: /Carers? (?:UK|Trust)/,
  },
  {
    language: 'en',
    say: 'helpline',
    instead: /\bhot-?lines?\b|\bhelp lines?\b/gi,
    unless: /[A-Z][a-z]+ (?:Crisis )?Hotline|city hotline/i,
  },
  { language: 'en', say: 'cut-off', instead: /\bcutoffs?\b|\bcut off scores?\b/gi },
  { language: 'en', say: 'facilitator', instead: /\bgroup leaders?\b|\bmoderators?\b/gi },
  { language: 'en', say: 'waiting list', instead: /\bwait-?lists?\b/gi },
  { language: 'en', say: 'people who share with me', instead: /\bmy patients?\b|\bmy clients?\b/gi },
  { language: 'en', say: 'safety note', instead: /\bhigh[- ]risk (?:answer|result|person|people)/gi },
]

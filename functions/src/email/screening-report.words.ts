import type { WrittenLanguage } from '@amhs/domain/localized'

interface ReportWords {
  readonly subject: string
  readonly preview: string
  readonly helpHeading: string
  readonly help: string
  readonly checkedOn: (day: string) => string
  readonly finishedOn: (day: string) => string
  readonly total: (total: number) => string
  readonly percent: (percent: number) => string
  readonly band: (label: string) => string
  readonly subscale: (name: string, score: number, band: string | undefined) => string
  readonly noScore: string
  readonly notDiagnosis: string
  readonly open: string
  readonly privacy: string
}

export const reportWords: Readonly<Record<WrittenLanguage, ReportWords>> = {
  'zh-CN': {
    subject: '你要的内容已发到邮箱',
    preview: '这是你要求发送的内容。',
    helpHeading: '需要有人马上帮你时',
    help: '如果你有危险，或有伤害自己的念头，请现在就联系：',
    checkedOn: (day) => `号码整理于 ${day}。`,
    finishedOn: (day) => `完成日期：${day}（UTC）`,
    total: (total) => `总分：${total}`,
    // Only the WHO-5 has one.
    percent: (percent) => `换算成百分制：${percent}（0–100，越高越好）`,
    band: (label) => `范围：${label}`,
    subscale: (name, score, band) => `${name}：${score}${band ? `（${band}）` : ''}`,
    noScore: '这一次没有得出分数。',
    notDiagnosis: '这是筛查，不是诊断。如果结果让你担心，可以带给医生或你信任的人看看。',
    open: '查看我的筛查',
    privacy: '这封邮件只发给了你自己。如果别人也用这个邮箱，你可以把它删掉。',
  },
  en: {
    subject: 'What you asked us to send',
    preview: 'Here is what you asked us to send.',
    helpHeading: 'If you need someone right now',
    help: 'If you’re in danger, or think of hurting yourself, please reach out now:',
    checkedOn: (day) => `List of numbers made on ${day}.`,
    finishedOn: (day) => `Finished on ${day} (UTC)`,
    total: (total) => `Total score: ${total}`,
    percent: (percent) => `As a percentage: ${percent} (0–100, higher is better)`,
    band: (label) => `Range: ${label}`,
    subscale: (name, score, band) => `${name}: ${score}${band ? ` (${band})` : ''}`,
    noScore: 'No score came out of it this time.',
    notDiagnosis:
      'This is a screening, not a diagnosis. If the result worries you, you can show it to a doctor or someone you trust.',
    open: 'See my screenings',
    privacy: 'We sent this email to you alone. If others use this mailbox, you may want to delete it.',
  },
}

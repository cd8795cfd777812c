import { Timestamp } from 'firebase-admin/firestore'
import { retentionTimes } from '../../domain/src/privacy/retention-times'
import { bundledServices } from '../../domain/src/services/service'
import { demoUid } from '../demo-accounts'
import { day, type Seed } from '../seed-context'

const hour = day / 24

const messages = [
  {
    from: 'yalin',
    name: 'Yalin Liu',
    ago: 6 * day,
    subject: '怎么换登录邮箱',
    message: '我换了学校邮箱，旧的快不能用了。在哪里可以改登录用的邮箱？',
  },
  {
    from: 'caregiver',
    name: 'Mei Chen',
    ago: 3 * day,
    subject: '家长小组什么时候有',
    message: '想参加给家长的小组，现在看到的都是示例。有真的小组时能告诉我吗？',
  },
  {
    from: 'anna',
    name: 'Anna Berg',
    ago: 20 * hour,
    subject: 'Screen reader and the chart',
    message:
      'With NVDA the chart of my results is read twice. The table below is fine. Thank you for the table.',
  },
  {
    from: 'haoran',
    name: 'Haoran Sun',
    ago: 19 * day,
    subject: '谢谢',
    message: '问题解决了，谢谢你们回信。',
    closed: true,
  },
  {
    from: 'qing',
    name: 'Qing Fang',
    ago: 5 * day,
    service: 0,
    message: '电话打过去说已经换号了，网站上的新号码是另一个。',
  },
  {
    from: 'xinyi',
    name: 'Xinyi He',
    ago: 9 * hour,
    service: 4,
    message: '周六上午去了，没有开门。门口写的是周一到周五。',
  },
] as const

const ratings = [
  ['sleep', 'yalin', 5, 30, '“醒着就起来”这条真的有用。', 'approved'],
  ['sleep', 'haoran', 4, 26],
  ['sleep', 'qing', 5, 21],
  ['sleep', 'anna', 4, 14, 'Short and kind. I would like a version to print.', 'pending'],
  ['sleep', 'caregiver', 5, 8],
  ['stress', 'haoran', 3, 11, '练习很好，开头有点长。', 'pending'],
  ['stress', 'xinyi', 5, 3],
  ['loneliness', 'qing', 4, 5, '读完给一个老同学发了消息。', 'pending'],
] as const

const at = (now: number, ago: number) => Timestamp.fromMillis(now - ago)

/** Messages, reported errors and comments that wait for the administrator, ratings, and what was changed before. */
export const seed: Seed = async ({ firestore, now }) => {
  const batch = firestore.batch()
  for (const [index, entry] of messages.entries()) {
    const createdAt = at(now, entry.ago)
    const isClosed = 'closed' in entry
    batch.set(firestore.doc(`contactMessages/demo-history-${index}`), {
      ...('service' in entry
        ? { kind: 'service-error', serviceId: bundledServices[entry.service]?.id ?? '' }
        : { kind: 'contact', subject: entry.subject }),
      name: entry.name,
      email: `${entry.from}@demo.test`,
      message: entry.message,
      language: entry.from === 'anna' ? 'en' : 'zh-CN',
      uid: demoUid(`${entry.from}@demo.test`),
      status: isClosed ? 'closed' : 'open',
      createdAt,
      ...(isClosed ? { closedAt: at(now, entry.ago - day) } : {}),
      expiresAt: at(now, entry.ago - (isClosed ? retentionTimes.closedMessage : retentionTimes.openMessage)),
    })
  }
  const totals = new Map<string, { count: number; sum: number }>()
  for (const [targetId, from, stars, daysAgo, comment, status] of ratings) {
    const uid = demoUid(`${from}@demo.test`)
    const updatedAt = at(now, daysAgo * day)
    const publicId = `demo-history-${targetId}`
    const { count, sum } = totals.get(targetId) ?? { count: 0, sum: 0 }
    totals.set(targetId, { count: count + 1, sum: sum + stars })
    batch.set(firestore.doc(`ratings/${targetId}_${uid}`), {
      userId: uid,
      targetId,
      stars,
      ...(comment === undefined ? {} : { comment }),
      commentStatus: status ?? 'none',
      ...(status === 'approved' ? { publicId } : {}),
      createdAt: updatedAt,
      updatedAt,
    })
    if (status === 'approved')
      batch.set(firestore.doc(`comments/${publicId}`), { targetId, stars, comment, updatedAt })
  }
  for (const [targetId, total] of totals) batch.set(firestore.doc(`ratingTotals/${targetId}`), total)
  const actorUid = demoUid('admin@demo.test')
  const changes = [
    {
      action: 'role-changed',
      target: `users/${demoUid('professional@demo.test')}`,
      before: { role: 'user' },
      after: { role: 'professional' },
      ago: 60,
    },
    {
      action: 'comment-reviewed',
      target: 'ratings/sleep',
      before: { commentStatus: 'pending' },
      after: { commentStatus: 'approved' },
      ago: 29,
    },
    {
      action: 'message-closed',
      target: 'contactMessages/demo-history-3',
      before: { status: 'open' },
      after: { status: 'closed' },
      ago: 18,
    },
  ] as const
  for (const { ago, ...change } of changes)
    batch.set(firestore.doc(`auditLog/demo-history-${ago}`), {
      ...change,
      actorUid,
      at: at(now, ago * day),
      expiresAt: at(now, ago * day - retentionTimes.auditEntry),
    })
  await batch.commit()
  return `${messages.length} messages, ${ratings.length} ratings and ${changes.length} log entries`
}

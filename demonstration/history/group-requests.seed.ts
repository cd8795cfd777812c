import { Timestamp } from 'firebase-admin/firestore'
import { demoUid } from '../demo-accounts'
import { day, type Seed } from '../seed-context'

/** The one example group that the demonstration professional leads. */
const groupId = 'example-worry-online'

const requests = [
  {
    from: 'user',
    name: '小雨',
    daysAgo: 38,
    status: 'accepted',
    message: '考试前总是紧张，想听听别人怎么过的。',
  },
  { from: 'yalin', name: 'Yalin', daysAgo: 31, status: 'accepted', message: '晚上想得多，白天又累。' },
  { from: 'haoran', name: '阿浩', daysAgo: 24, status: 'accepted' },
  {
    from: 'caregiver',
    name: '陈美',
    daysAgo: 4,
    status: 'asked',
    message: '孩子上初二，我自己也常常担心，想先旁听一次。',
  },
  {
    from: 'anna',
    name: 'Anna',
    daysAgo: 2,
    status: 'asked',
    message: 'I would like to listen first. Is English all right?',
  },
  { from: 'xinyi', name: '欣怡', daysAgo: 1, status: 'asked' },
] as const

/** Members of the demonstration group, requests that wait, and what members are told. */
export const seed: Seed = async ({ firestore, now }) => {
  const group = firestore.doc(`groups/${groupId}`)
  const batch = firestore.batch()
  for (const { from, name, daysAgo, status, ...more } of requests) {
    const uid = demoUid(`${from}@demo.test`)
    const requestedAt = Timestamp.fromMillis(now - daysAgo * day)
    batch.set(group.collection('requests').doc(uid), {
      uid,
      name,
      ...more,
      language: from === 'anna' ? 'en' : 'zh-CN',
      requestedAt,
      status,
      ...(status === 'accepted'
        ? {
            answer: '欢迎你来。第一次可以只听。',
            answeredAt: Timestamp.fromMillis(now - (daysAgo - 1) * day),
          }
        : {}),
    })
  }
  batch.update(group, { taken: requests.filter(({ status }) => status === 'accepted').length })
  batch.set(group.collection('memberDetails').doc('meeting'), {
    link: 'https://example.org/worry-group',
    rules: '可以只听不说。听到的话留在小组里。这是演示，请不要写真事。',
    updatedAt: Timestamp.fromMillis(now - 40 * day),
  })
  await batch.commit()
  return `${requests.length} requests to the demo group`
}

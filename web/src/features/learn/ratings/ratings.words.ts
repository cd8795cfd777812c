import { defineWords } from '../../../platform/words'

export const ratingsWords = defineWords({
  zh: {
    none: '还没有评价。',
    average: (average: string, count: number) => `平均 ${average} 星（满分 5 星），共 ${count} 个评价`,
    tooFew: (count: number, fewest: number) => `目前有 ${count} 个评价。满 ${fewest} 个以后才显示平均星数。`,
    verifyFirst: (address: string) =>
      `验证邮箱以后就可以评价，这样每个评价背后都是一位真实的读者。请打开我们发到 ${address} 的邮件里的链接，再按页面上方的“我已验证，刷新”，或者重新登录。`,
    yourRating: (stars: number) => `你之前的评价：${stars} 星`,
    onDevice: '你没有用云端账户，评价只留在这台设备上。',
    stars: ['1 星，没有帮助', '2 星', '3 星', '4 星', '5 星，很有帮助'],
    starsShort: (count: number) => `${count} 星`,
    commentHint: '最多 1000 字。请不要写姓名和联系方式。管理员看过以后，别人才能看到。',
    submit: '提交评价',
    replace: '更新评价',
    remove: '删除我的评价',
    removeQuestion: '删除你的评价？',
    removeText: '星级和你写的评论会一起删除，找不回来。',
    removeNo: '不删除',
    saved: '评价已保存。',
    savedPending: '评价已保存。评论要等管理员看过以后才会显示。',
    removed: '你的评价已删除。',
    yourStatus: {
      none: '',
      pending: '你的评论正在等管理员查看。',
      approved: '你的评论已经公开。',
      rejected: '你的评论没有公开，只有你和管理员能看到。',
    },
    comments: '读者评论',
    noComments: '还没有可以看的评论。',
    moreComments: '更多评论',
    failed: '没能读取评价。文章不受影响。',
    urgent: '先看看上面的求助方式。这里的评论不会马上有人看到。如果仍要发送，请再按一次。',
  },
  en: {
    none: 'No ratings yet.',
    average: (average: string, count: number) =>
      `${average} of 5 stars on average, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
    tooFew: (count: number, fewest: number) =>
      `${count} ${count === 1 ? 'rating' : 'ratings'} so far. The average shows once there are ${fewest}.`,
    verifyFirst: (address: string) =>
      `You can rate once you’ve verified your email address, so that there’s a real reader behind every rating. Open the link in the message that we sent to ${address}. Then press “I have verified it, refresh” at the top of the page, or sign in again.`,
    yourRating: (stars: number) => `Your earlier rating: ${stars === 1 ? '1 star' : `${stars} stars`}`,
    onDevice: 'You’re not using a cloud account, so ratings stay on this device.',
    stars: ['1 star, not helpful', '2 stars', '3 stars', '4 stars', '5 stars, very helpful'],
    starsShort: (count: number) => (count === 1 ? '1 star' : `${count} stars`),
    commentHint:
      'At most 1000 characters. Please write no names or contact details. Others see it once an administrator has read it.',
    submit: 'Send rating',
    replace: 'Update rating',
    remove: 'Delete my rating',
    removeQuestion: 'Delete your rating?',
    removeText: 'The stars and the comment you wrote are deleted, and you can’t get them back.',
    removeNo: 'Keep it',
    saved: 'Your rating is saved.',
    savedPending: 'Your rating is saved. Others see your comment once an administrator has read it.',
    removed: 'Your rating is deleted.',
    yourStatus: {
      none: '',
      pending: 'Your comment is waiting for an administrator.',
      approved: 'Your comment is shown to everyone.',
      rejected: 'Your comment wasn’t published. Only you and the administrators can see it.',
    },
    comments: 'Comments from readers',
    noComments: 'No comments to show yet.',
    moreComments: 'More comments',
    failed: 'The ratings didn’t load. The article isn’t affected.',
    urgent:
      'Please look at the ways to get help above first. Nobody reads comments right away. To send it anyway, press again.',
  },
})

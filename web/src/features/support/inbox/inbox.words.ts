import { defineWords } from '../../../platform/words'

/** In how many of the requests that wait there are urgent words. */
const urgentZh = (count: number, urgent: number) => {
  if (urgent === 0) return ''
  if (count === 1) return '，里面有紧急的话'
  return urgent === count ? '，每份都有紧急的话' : `，其中 ${urgent} 份有紧急的话`
}

const urgentEn = (count: number, urgent: number) => {
  if (urgent === 0) return ''
  if (count === 1) return ', with urgent words'
  return urgent === count ? ', all with urgent words' : `, ${urgent} of them with urgent words`
}

/** What a facilitator reads in the inbox of their groups. */
export const inboxWords = defineWords({
  zh: {
    heading: '小组收件箱',
    lead: '请尽量在 3 天内答复每份申请。',
    loading: '正在读取收件箱…',
    goneHeading: (group: string) => `“${group}”现在由别人带领`,
    goneText: '你看不到它的申请了。',
    goneGroup: (group: string) => `“${group}”已经不在了`,
    noGroups: '你还没有带领小组。管理员把小组交给你以后，申请会出现在这里。',
    localNote: '收件箱需要云端账户。',
    yourGroups: '你带领的小组',
    unanswered: (count: number, urgent: number) => `${count} 份申请等你答复${urgentZh(count, urgent)}`,
    more: (count: number) => `${count} 或更多`,
    paging: '申请翻页',
    nextPage: '下一页',
    earlierPage: '上一页',
    states: '申请的状态',
    tabs: { asked: '新的', waiting: '候补', accepted: '已加入', declined: '已婉拒' },
    none: {
      asked: '没有等答复的申请。',
      waiting: '没有人在候补。',
      accepted: '还没有成员。',
      declined: '没有婉拒过的申请。',
    },
    seats: (capacity: number, taken: number, waiting: number) =>
      `${capacity} 位里有 ${taken} 位，候补 ${waiting} 位`,
    noMessage: '没有留言',
    wordsGone: '小组交给你以前，这里写过的话已经删除，没有转交。',
    wants: (name: string) => `${name} 想加入`,
    wantsUrgently: (name: string) => `${name} 想加入，申请里有紧急的话`,
    waits: (name: string) => `${name} 在候补名单上`,
    wasDeclined: (name: string) => `${name} 这次没能加入`,
    member: (name: string) => `${name} 是成员`,
    languages: { 'zh-CN': '用中文写', en: '用英文写' },
    answered: (date: string) => `你在 ${date} 答复过`,
    answeredBefore: (date: string) => `以前的带领者在 ${date} 答复过`,
    removedNote: '曾是成员，你请对方离开了小组。',
    removedBefore: '曾是成员，以前的带领者请对方离开了小组。',
    yourAnswer: '你写的答复',
    urgentHeading: '申请里有紧急的话，先回应它',
    urgentMark: '有紧急的话',
    waited: (days: number) => `等了 ${days} 天`,
    urgentGone: '这份申请里有过紧急的话，内容没有转交。',
    urgentGoneHeading: '申请里有过紧急的话，请先答复它',
    checking: '正在查看有没有紧急的话…',
    unchecked: '没能检查这份申请里有没有紧急的话。答复之前，请自己仔细读一遍。',
    urgentGoneText:
      '对方的申请旁边有求助电话，但不一定会去看，也不一定会打。答复时写上 12356；觉得有危险，写上 120 和 110，并告诉管理员。不要追问真名和住址，不要单独长谈，不承诺保密。',
    urgent:
      '对方的申请旁边有求助电话，但不一定会去看，也不一定会打。答复时先回应这些话，写上 12356；觉得有危险，写上 120 和 110，并告诉管理员。不要追问真名和住址，不要单独长谈，不承诺保密。',
    decisions: { accepted: '接受', waiting: '放进候补名单', declined: '婉拒', removed: '请对方离开' },
    templates: '可以改的范文',
    templateNames: {
      welcome: '欢迎',
      care: '欢迎，先关心',
      waiting: '这轮满了',
      other: '别的小组更合适',
      careOther: '别的小组更合适，先关心',
      leave: '请离开小组',
    },
    filledIn: '下面填好了一段话，可以改。',
    answerHint: '对方在自己的账户里看到这段话。你们都看不到对方的邮箱。',
    sending: '正在发送…',
    send: {
      undecided: '发出答复',
      accepted: '接受，发出答复',
      waiting: '放进候补名单，发出答复',
      declined: '婉拒，发出答复',
      removed: '请对方离开小组',
    },
    removeHeading: (name: string) => `请 ${name} 离开小组？`,
    removeText:
      '对方会看到你的话，不能再看到参加方式；在你允许之前，也不能再申请这个小组。管理员能看到你请哪个账户离开，看不到你写的话。',
    removeNo: '不，留下',
    removeYes: '请对方离开',
    urgentFirst: {
      declined: (name: string) => `婉拒 ${name}？申请里有紧急的话`,
      waiting: (name: string) => `让 ${name} 先等？申请里有紧急的话`,
    },
    urgentCheck:
      '发出以前，请再看一遍你的答复：有没有先回应这些话，有没有写上能打的电话（12356，有危险时 120 或 110）。',
    urgentNo: '回去改答复',
    urgentYes: '答复写好了，发出',
    done: {
      accepted: (name: string) => `已接受 ${name}。`,
      waiting: (name: string) => `${name} 已放进候补名单。`,
      declined: (name: string) => `已婉拒 ${name}。`,
      removed: (name: string) => `${name} 已不在小组里。`,
    },
    mailed: '对方的邮箱如果验证过，会收到一封邮件，只说账户里有新消息。',
    notMailed: '提醒邮件没有发出，对方登录后会看到答复。',
    leftOut: (count: number) => `请离开过的人（${count}）`,
    leftOutLead: '他们现在不能再申请这个小组。你同意以后，对方才能再申请；对方不会因此收到通知。',
    leftOutOn: (date: string) => `${date} 请离开`,
    letAskAgain: '允许再次申请',
    mayAskAgain: (name: string) => `${name} 现在可以再次申请。`,
    full: '小组满了。要接受，先在下面增加名额。',
    detailsHeading: '怎么参加、名额',
    detailsLead: '链接、地点和约定，成员、你和管理员能看到。',
    detailsHints: {
      link: '以 https:// 开头。线下的小组可以不写。',
      rules: '大家怎么相处，几句话就好。',
      capacity: '1 到 60。比现在的成员少时，没有人会被请走，只是先不进新人。',
    },
    saveDetails: '保存',
    detailsSaved: '已保存，成员现在就能看到。',
  },
  en: {
    heading: 'Group inbox',
    lead: 'Please try to answer each request within 3 days.',
    loading: 'Loading the inbox…',
    goneHeading: (group: string) => `“${group}” is led by someone else now`,
    goneText: 'You can’t see its requests any more.',
    goneGroup: (group: string) => `“${group}” is no longer there`,
    noGroups: 'You don’t lead a group yet. Once an administrator gives you one, requests show here.',
    localNote: 'The inbox needs a cloud account.',
    yourGroups: 'Groups that you lead',
    unanswered: (count: number, urgent: number) =>
      `${count === 1 ? '1 request is' : `${count} requests are`} waiting for your answer${urgentEn(count, urgent)}`,
    more: (count: number) => `${count} or more`,
    paging: 'Pages of requests',
    nextPage: 'Next page',
    earlierPage: 'Previous page',
    states: 'How requests stand',
    tabs: { asked: 'New', waiting: 'Waiting list', accepted: 'Members', declined: 'Declined' },
    none: {
      asked: 'No request is waiting for an answer.',
      waiting: 'Nobody is on the waiting list.',
      accepted: 'There are no members yet.',
      declined: 'You have declined nobody.',
    },
    seats: (capacity: number, taken: number, waiting: number) =>
      `${taken} of ${capacity} places taken, ${waiting} on the waiting list`,
    noMessage: 'No message',
    wordsGone: 'What was written here before the group was given to you was deleted; it wasn’t passed on.',
    wants: (name: string) => `${name} would like to join`,
    wantsUrgently: (name: string) => `${name} would like to join; there are urgent words in the request`,
    waits: (name: string) => `${name} is on the waiting list`,
    wasDeclined: (name: string) => `${name} couldn’t join this time`,
    member: (name: string) => `${name} is a member`,
    languages: { 'zh-CN': 'Written in Chinese', en: 'Written in English' },
    answered: (date: string) => `You answered on ${date}`,
    answeredBefore: (date: string) => `The facilitator before answered on ${date}`,
    removedNote: 'Was a member; you asked them to leave.',
    removedBefore: 'Was a member; the facilitator before asked them to leave.',
    yourAnswer: 'What you answered',
    urgentHeading: 'There are urgent words in this request: answer them first',
    urgentMark: 'Urgent words',
    waited: (days: number) => `Waiting ${days} days`,
    urgentGone: 'Urgent words were in this request; its text wasn’t passed on.',
    urgentGoneHeading: 'Urgent words were in this request: please answer it first',
    checking: 'Looking for urgent words…',
    unchecked:
      'This request couldn’t be checked for urgent words. Please read it carefully yourself before you answer.',
    urgentGoneText:
      'Numbers to call stand beside their request, but they may not look there, or may not call. In your answer, name a helpline (12356 in mainland China). If you think there’s danger, name the emergency number (120 and 110) and tell an administrator. Don’t press for a real name or address, don’t begin long private talks, don’t promise secrecy.',
    urgent:
      'Numbers to call stand beside their request, but they may not look there, or may not call. Respond to these words first, and name a helpline (12356 in mainland China). If you think there’s danger, name the emergency number (120 and 110) and tell an administrator. Don’t press for a real name or address, don’t begin long private talks, don’t promise secrecy.',
    decisions: {
      accepted: 'Accept',
      waiting: 'Put on the waiting list',
      declined: 'Decline',
      removed: 'Ask to leave',
    },
    templates: 'Texts to start from',
    templateNames: {
      welcome: 'Welcome',
      care: 'Welcome, with care',
      waiting: 'Full for now',
      other: 'Another group fits better',
      careOther: 'Another group, with care',
      leave: 'Please leave the group',
    },
    filledIn: 'A text to start from is filled in below. You can change it.',
    answerHint: 'They read this in their account. Neither of you sees the other’s email address.',
    sending: 'Sending…',
    send: {
      undecided: 'Send the answer',
      accepted: 'Accept and send the answer',
      waiting: 'Put on the list and send the answer',
      declined: 'Decline and send the answer',
      removed: 'Ask to leave the group',
    },
    removeHeading: (name: string) => `Ask ${name} to leave the group?`,
    removeText:
      'They see your message and no longer see how to take part; until you allow it, they can’t ask for a place in this group again. Administrators can see which account you asked to leave, not what you wrote.',
    removeNo: 'No, keep them',
    removeYes: 'Ask to leave',
    urgentFirst: {
      declined: (name: string) => `Decline ${name}? There are urgent words in the request`,
      waiting: (name: string) => `Put ${name} on the waiting list? There are urgent words in the request`,
    },
    urgentCheck:
      'Before it goes out, please read your answer once more: does it respond to those words first, and name a number to call (12356 in mainland China; in danger, the emergency number)?',
    urgentNo: 'Go back to my answer',
    urgentYes: 'My answer is ready: send it',
    done: {
      accepted: (name: string) => `You accepted ${name}.`,
      waiting: (name: string) => `${name} is on the waiting list.`,
      declined: (name: string) => `You declined ${name}.`,
      removed: (name: string) => `${name} is no longer in the group.`,
    },
    mailed:
      'If their address is verified, they get an email that says only that there’s something new in their account.',
    notMailed: 'No email went out; they see the answer when they sign in.',
    leftOut: (count: number) => `Asked to leave (${count})`,
    leftOutLead:
      'They can’t ask for a place in this group now. They can once you agree; nobody tells them that you did.',
    leftOutOn: (date: string) => `asked to leave on ${date}`,
    letAskAgain: 'Let them ask again',
    mayAskAgain: (name: string) => `${name} can ask again now.`,
    full: 'The group is full. To accept someone, add places below first.',
    detailsHeading: 'How to take part, and places',
    detailsLead: 'Members, you and administrators can see the link, the place and what you agreed on.',
    detailsHints: {
      link: 'Begins with https://. A group that meets in person can do without.',
      rules: 'How you treat each other, in a few sentences.',
      capacity: '1 to 60. With fewer places than members nobody is sent away; nobody new comes in.',
    },
    saveDetails: 'Save',
    detailsSaved: 'Saved. Members can see it now.',
  },
})

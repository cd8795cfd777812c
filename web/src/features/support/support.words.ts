import { defineWords } from '../../platform/words'

export const supportWords = defineWords({
  zh: {
    title: '互助小组',
    whatAndRules: '小组是什么、有哪些规则',
    directory: '小组目录',
    filters: '筛选小组',
    audience: '为谁开设',
    audiences: {
      everyone: '任何人',
      adolescent: '14–17 岁青少年',
      'young-adult': '年轻人',
      individual: '成年人',
      caregiver: '照护者',
    },
    allAudiences: '所有人',
    language: '语言',
    languages: { 'zh-CN': '中文', en: '英文' },
    allLanguages: '所有语言',
    format: '形式',
    formats: { online: '线上', 'in-person': '见面', phone: '电话' },
    allFormats: '所有形式',
    mine: '只看我带领的小组',
    count: (count: number, more: boolean) => (more ? `已显示 ${count} 个小组，还有更多` : `${count} 个小组`),
    loading: '正在读取小组…',
    more: '更多小组',
    examples: (count: number) => `看看示例小组（${count} 个，只用来看，不能申请）`,
    none: '没有符合条件的小组。换一个条件试试，或者看看附近的服务。',
    services: '查找附近的服务',
    bundledNote: '这里显示的是随网站附带的列表。',
    signIn: '登录后可以申请加入',
    localNote: '要申请加入，需要云端账户。',
    weekly: (weekday: string, time: string) => `每${weekday} ${time}`,
    everyWeeks: (weeks: number, weekday: string, time: string) =>
      `每 ${weeks} 周一次，${weekday} ${time}，具体日期由带领者告诉你`,
    weekdays: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    zoneTime: (zone: string) => `（${zone}）`,
    minutes: (count: number) => `${count} 分钟`,
    next: (when: string) => `下一次（你的时间）：${when}`,
    running: (until: string) => `现在正在进行，到 ${until}（你的时间）`,
    facilitator: '带领者：',
    closed: '目前不收新成员。',
    exampleOnly: '这个例子只用来看，不能申请。',
    seats: (free: number) => (free > 0 ? `还有 ${free} 个位子` : '满了，可以申请候补'),
    ask: '申请加入',
    askName: (group: string) => `申请加入：${group}`,
    own: {
      accepted: '已加入，看怎么参加',
      asked: '已申请，看进展',
      waiting: '在候补，看进展',
      declined: '看带领者的答复',
      removed: '看带领者的答复',
    },
    ownName: (label: string, group: string) => `${label}：${group}`,
    inbox: '查看申请',
    inboxOf: (group: string) => `查看申请：${group}`,
    myGroups: '我的小组',
    whoSees: (name: string) =>
      `在本站，只有这个小组的带领者 ${name} 能看到你写的话。以后换了带领者，你写的话会删除，不会转交；新的带领者看到你的称呼、申请的时间和语言、申请到了哪一步、有没有答复过。管理员在本站只看到有申请在等。不想让人知道的，不用写。`,
    leaderChanged: (name: string) =>
      `这个小组现在由 ${name} 带领。你的申请还没有发出，写的内容都还在。要发给 ${name}，请再按一次。`,
    nameHint: '小组里怎么称呼你。不必是真名。',
    messageHint: '最多 500 字，可以不写。答复会出现在你的账户里；带领者看不到你的邮箱。',
    verifyFirst: (address: string) =>
      `验证邮箱以后就可以申请，这样我们知道这个邮箱是你的。请打开我们发到 ${address} 的邮件里的链接，再按页面上方的“我已验证，刷新”，或者重新登录。`,
    verify: '验证邮箱',
    notVerified:
      '申请没有发出，写的内容都还在。你的邮箱还没有验证：请打开验证邮件里的链接，再按一次“发送申请”。',
    refused: '申请没有发出，写的内容都还在。这个小组现在可能不收申请。可以过一会儿再试，或者看看别的小组。',
    send: '发送申请',
    sending: '正在发送…',
    checking: '正在打开…',
    urgentHeading: '申请还没有发出，先和一个人说说话',
    urgent:
      '写下这些很不容易，你不用一个人扛着。你写的都还在。带领者不能马上回答你，先打一个电话吧。仍要发送，再按一次“发送申请”。',
  },
  en: {
    title: 'Support groups',
    whatAndRules: 'What a group is, and its rules',
    directory: 'Directory of groups',
    filters: 'Filter the groups',
    audience: 'Who it is for',
    audiences: {
      everyone: 'Anyone',
      adolescent: 'Teenagers, 14 to 17',
      'young-adult': 'Young adults',
      individual: 'Adults',
      caregiver: 'Caregivers',
    },
    allAudiences: 'Everyone',
    language: 'Language',
    languages: { 'zh-CN': 'Chinese', en: 'English' },
    allLanguages: 'All languages',
    format: 'Format',
    formats: { online: 'Online', 'in-person': 'In person', phone: 'By phone' },
    allFormats: 'All formats',
    mine: 'Only groups that I facilitate',
    count: (count: number, more: boolean) => {
      const groups = count === 1 ? '1 group' : `${count} groups`
      return more ? `${groups} shown, there are more` : groups
    },
    loading: 'Loading the groups…',
    more: 'More groups',
    examples: (count: number) =>
      count === 1 ? 'One example group, only to look at' : `${count} example groups, only to look at`,
    none: 'No group fits. Change a filter, or look for services nearby.',
    services: 'Find services nearby',
    bundledNote: 'This is the list that comes with the site.',
    signIn: 'Sign in to ask for a place',
    localNote: 'You need a cloud account to ask for a place.',
    weekly: (weekday: string, time: string) => `Every ${weekday}, ${time}`,
    everyWeeks: (weeks: number, weekday: string, time: string) =>
      `Every ${weeks} weeks, ${weekday}, ${time}; the facilitator tells you the dates`,
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    zoneTime: (zone: string) => ` (${zone})`,
    minutes: (count: number) => `${count} minutes`,
    next: (when: string) => `Next, in your time: ${when}`,
    running: (until: string) => `Running now, until ${until} in your time`,
    facilitator: 'Facilitator: ',
    closed: 'It takes no new members at the moment.',
    exampleOnly: 'This example is only to look at; nobody can ask to join it.',
    seats: (free: number) =>
      free === 0
        ? 'Full; you can ask for the waiting list'
        : free === 1
          ? '1 place free'
          : `${free} places free`,
    ask: 'Ask to join',
    askName: (group: string) => `Ask to join: ${group}`,
    own: {
      accepted: 'You’re in: how to take part',
      asked: 'You asked: see how it stands',
      waiting: 'On the waiting list: see how it stands',
      declined: 'See the facilitator’s answer',
      removed: 'See the facilitator’s answer',
    },
    ownName: (label: string, group: string) => `${label}: ${group}`,
    inbox: 'See requests',
    inboxOf: (group: string) => `See requests: ${group}`,
    myGroups: 'My groups',
    whoSees: (name: string) =>
      `On this site, only ${name}, who leads the group, can see what you write. If someone else takes over the group, your words are deleted, not passed on; that person sees your name, when and in which language you asked, how your request stands, and whether it was answered. Administrators see here only that a request is waiting. You don’t have to write more than you want to.`,
    leaderChanged: (name: string) =>
      `This group is led by ${name} now. Your request hasn’t been sent, and everything you wrote is still here. To send it to ${name}, press again.`,
    nameHint: 'What the group may call you. It doesn’t have to be your real name.',
    messageHint:
      'At most 500 characters. You can leave it empty. The answer will appear in your account; the facilitator can’t see your email address.',
    verifyFirst: (address: string) =>
      `You can ask once you’ve verified your email address, so that we know it’s yours. Open the link in the message that we sent to ${address}. Then press “I have verified it, refresh” at the top of the page, or sign in again.`,
    verify: 'Verify my address',
    notVerified:
      'Your request hasn’t been sent, and everything you wrote is still here. Your email address isn’t verified yet: open the link in the message we sent you, then press “Send request” again.',
    refused:
      'Your request hasn’t been sent, and everything you wrote is still here. The group may not be taking requests right now. You can try again later, or look at other groups.',
    send: 'Send request',
    sending: 'Sending…',
    checking: 'Opening…',
    urgentHeading: 'Not sent yet: talk to someone first',
    urgent:
      'It takes courage to write this, and you don’t have to carry it alone. What you wrote is still here. A facilitator can’t answer right away, so please call first. To send it anyway, press “Send request” again.',
  },
})

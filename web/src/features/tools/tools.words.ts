import { defineWords } from '../../platform/words'

/** What all tools say. */
export const toolsWords = defineWords({
  zh: {
    stays:
      '只存在这台设备的浏览器里，不进账户，不发给任何人，我们也看不到。刷新、关掉页面都还在。登录前写的和登录后写的，各存各的。',
    goesByExit: '用“快速离开”、退出登录（登录后写的），或清除浏览器数据，就没有了。',
    goesBySignOut: '退出登录（登录后写的），或清除浏览器数据，就没有了。',
    notKept: '你的浏览器不肯保存。关掉这一页，写的就没有了：可以先打印或抄下来。',
    title: '小工具',
    lead: '难受的时候、睡不着的时候，或者只想停一下的时候。不用注册，没有网络也能用。',
    list: {
      safetyPlan: { title: '我的安全计划', text: '趁现在好一点，写给难受时的自己' },
      breathing: { title: '跟着烛光呼吸', text: '慢慢来，1 到 5 分钟' },
      grounding: { title: '看看四周，回到这里', text: '五、四、三、二、一' },
      checkIn: { title: '今天怎么样', text: '十秒钟，选一种月亮' },
      sleepDiary: { title: '睡眠日记', text: '记一周，看医生时带上' },
      worry: { title: '烦心事，先放这里', text: '哪件能动一动，哪件先放着' },
      tell: { title: '想让你知道的事', text: '写给爸妈、老师的一页，话由你改' },
    },
    lookHeading: '过些时候，回头看看',
    lookText: '过几周再做一次同一份问卷，才看得出变化。把日子放进日历：',
    weeks: (count: number) => `${count} 周后`,
    yours: '你在这里写下的',
    save: '存成一个文件',
    saveHint: '文件会留在这台设备的下载里，“快速离开”删不掉它，别人打开就能看到。',
    planStays: '安全计划会留着（你选的）。',
    fileName: '记录',
    erase: '全部删掉',
    eraseQuestion: '删掉小工具里的全部内容？',
    eraseText: '安全计划、每天的记录、睡眠日记和烦心事都会删掉，找不回来。',
    eraseYes: '删掉',
    eraseNo: '先留着',
    erased: '都已经删掉。',
  },
  en: {
    stays:
      'It stays in this device’s browser: not in an account, not sent to anyone, and we can’t see it. It’s still here after you reload or close the page. What you write signed in and what you write signed out stay separate.',
    goesByExit:
      '“Quick exit” or clearing your browser erases it; signing out erases what you wrote signed in.',
    goesBySignOut: 'Clearing your browser erases it; signing out erases what you wrote signed in.',
    notKept: 'Your browser won’t keep this. It’s gone when you close the page: print it or copy it first.',
    title: 'Tools',
    lead: 'For when it’s hard, when you can’t sleep, or when you just want to stop for a moment. No account needed, and they work without a network.',
    list: {
      safetyPlan: { title: 'My safety plan', text: 'Write it in a calmer moment, for when things get hard' },
      breathing: { title: 'Breathe with the candle', text: 'Slowly, for 1 to 5 minutes' },
      grounding: { title: 'Look around, come back here', text: 'Five, four, three, two, one' },
      checkIn: { title: 'How is today', text: 'Ten seconds: choose a moon' },
      sleepDiary: { title: 'Sleep diary', text: 'A week of nights, to take to a doctor' },
      worry: { title: 'Put a worry down here', text: 'What you can do about it, or let it wait' },
      tell: { title: 'What I’d like you to know', text: 'A page for a parent or teacher, in your words' },
    },
    lookHeading: 'Look again after a while',
    lookText:
      'Taking the same questionnaire again in a few weeks shows what has changed. Put the day in your calendar:',
    weeks: (count: number) => (count === 1 ? 'In 1 week' : `In ${count} weeks`),
    yours: 'What you wrote here',
    save: 'Save it as a file',
    saveHint:
      'The file stays in this device’s downloads. Quick exit doesn’t remove it, and anyone can open it.',
    planStays: 'Your safety plan stays, as you chose.',
    fileName: 'notes',
    erase: 'Delete it all',
    eraseQuestion: 'Delete everything in the tools?',
    eraseText: 'This deletes your safety plan, check-ins, sleep diary and worries. You can’t get them back.',
    eraseYes: 'Delete',
    eraseNo: 'Keep it',
    erased: 'Everything is deleted.',
  },
})

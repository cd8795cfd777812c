import { defineWords } from '../../../platform/words'

interface ScoreChange {
  /** The part of the score it is about; null for the total. */
  readonly part: string | null
  readonly date: string
  readonly before: number
  readonly band: string | null
  /** Points now minus points then. */
  readonly difference: number
}

/** Texts of the result, on screen, in print and in exports. */
export const resultWords = defineWords({
  zh: {
    whoFindsOut: {
      device: '我们谁也没告诉。结果只在这台设备上，能打开这个浏览器的人会看到。',
      account: '结果在你的账户里。在本站，你没分享给谁，谁就看不到。',
    },
    servedHeading: '筛查结果',
    scriptNeeded: '结果存在这台设备上，需要 JavaScript 才能显示。求助电话没有它也能用。',
    loading: '正在打开结果…',
    noScore: '这次没有总分',
    noScoreText: '有的题没有回答，所以没有计分。没有分数不代表没有困扰；如果你担心，可以直接找人谈谈。',
    gateClosed: '你说没有遇到过这样的事，所以后面的问题就不问了。',
    notKept: '这个浏览器没有保存这个结果（可能是无痕窗口，或空间已满）。关闭页面之前，请打印或下载。',
    score: (range: string) => `分，范围 ${range}`,
    scoreLine: (score: string, range: string, band: string | null) =>
      `${score} 分（范围 ${range}）${band === null ? '' : `，${band}`}`,
    partEnd: '；',
    outOf: (score: string, highest: string) => `${score} / ${highest}`,
    lowButTold: '分数再低，这些念头也要紧。',
    parentNote: '这不等于孩子有病，也不是谁做错了。',
    parentCutoff: '分界线只用来说明：要不要请专业的人仔细看看。',
    partsNote: '这不是病名，作者也没有定分界线。分段只是说说：这段时间有多累人。',
    thisWeek: '这周可以做的',
    goOnText: '接着做这一份，看得更清楚。',
    more: '打印说明，给医生的文件',
    percent: (percent: number) => `换算成百分制是 ${percent}（0–100，越高越好）。`,
    lookback: (period: string) => `时间范围：${period.replace(/^在(.+)[里裡]$/, '$1')}。`,
    screeningOnly: '这是筛查结果，不是诊断。',
    scale: '得分在量表上的位置',
    you: (score: string) => `你的得分：${score}`,
    child: (score: string) => `孩子的得分：${score}`,
    points: (range: string) => `${range} 分`,
    meaning: '这说明什么',
    higherMeans: (meaning: string) => `分数越高，表示${meaning}。`,
    higherMeansChild: (meaning: string) => `分数越高，表示孩子的${meaning}。`,
    positive: (cutoff: number) => `到了 ${cutoff} 分的分界线：值得找医生或心理专业的人仔细看看。`,
    negative: (cutoff: number) => `没到 ${cutoff} 分的分界线。觉得难，就是真的难，一样可以找人说说。`,
    positiveAtMost: (cutoff: number) => `在 ${cutoff} 分或更低：值得找医生或心理专业的人仔细看看。`,
    negativeAtMost: (cutoff: number) => `高于 ${cutoff} 分的分界线。觉得难，就是真的难，一样可以找人说说。`,
    positiveBySex: (men: number, women: number) =>
      `到了分界线（男性 ${men} 分，女性 ${women} 分）：值得找医生或心理专业的人仔细看看。`,
    negativeBySex: (men: number, women: number) =>
      `没到分界线（男性 ${men} 分，女性 ${women} 分）。就算这样，觉得不对劲也可以找人说说。`,
    noCutoff: '这份量表没有公认的分界分数，只用来看看自己的状态和变化。',
    subscales: '分项得分',
    subscale: '分项',
    subscaleScore: '得分',
    subscaleMeaning: '说明',
    overall: '总分',
    cutoff: '分界线',
    cutoffReached: (cutoff: number, reached: boolean) => `${cutoff} 分，${reached ? '到了' : '没到'}`,
    tooFew: '回答太少，没有计分',
    changeHeading: '和上一次相比',
    change: ({ part, date, before, band, difference }: ScoreChange) => {
      const where = part === null ? '' : `${part}：`
      const last = band === null ? `${before} 分` : `${before} 分，“${band}”`
      const now = difference === 0 ? '一样' : difference > 0 ? `高 ${difference} 分` : `低 ${-difference} 分`
      return `${where}${difference === 0 ? '和' : '比'}上一次（${date}，${last}）${now}。`
    },
    changeCaution: '起伏很常见，一次的数字不能说明全部。',
    seeHistory: '看全部变化',
    findServices: '查找附近的服务',
    read: '读一读',
    readText: '看看全部文章',
    again: '再做一次同一份量表',
    againText: '过些时候再做，才看得出变化。',
    againFrom: (date: string, days: number) => `问的是 ${days} 天里的情况，过了 ${date} 再做，才看得出变化。`,
    further: '过些时候再做，或换一份',
    another: '换一份量表',
    anotherText: '看看其他筛查。',
    tellAdult: {
      minor: '先做一件事：告诉一位你信任的大人。可以把下面这段话给他看，或者发给他。',
      adult: '先做一件事：让一个你信任的人知道。可以把下面这段话发给他。',
    },
    tellAdultText: {
      minor: '我最近有过不想活或者伤害自己的念头。我有点害怕，不想一个人扛。你能陪我，帮我找人看看吗？',
      adult:
        '我最近有过不想活或者伤害自己的念头。现在告诉你，是不想一个人扛。能陪我说说话，或者陪我去看医生吗？',
    },
    trustedAdult: '也请把这个结果告诉一位你信任的大人。',
    takeAlong: '带走或留下这个结果',
    printOrLink: '带走',
    takeAlongText: '打印出来是一页纸，有得分和求助电话，可以带给医生。文件会留在这台设备的下载里。',
    print: '打印或存为 PDF',
    printsNoAnswers: '打印时不带每一题的回答。要带上，先打开下面的“你的回答”。',
    printsAnswers: '打印时会带上每一题的回答。不想带，先合上下面的“你的回答”。',
    shareByLink: '用链接给一个人看',
    linkNeedsAccount: '打印不需要账户。想用链接分享，要先登录，再把这个结果保存到账户。',
    linkNeedsSaving: '想用链接分享，先把这个结果保存到账户。',
    linkNeedsCloud: '用链接分享需要云端账户，你用的是本机账户。打印出来给对方看，一样管用。',
    downloadJson: '下载 JSON',
    downloadFhir: '下载 FHIR（给医疗系统）',
    keepHeading: '留下',
    save: '保存到账户',
    saving: '正在保存…',
    saved: '已移到你的账户。',
    openSaved: '查看我的筛查',
    saveFailed: '没能保存到账户：网络或服务器没有回应。结果还在这台设备上。',
    tryAgain: '再试一次',
    saveSignedOut: '想把结果存到账户？先登录或注册，结果会留在这里等你。',
    saveLocal: '你用的是本机账户，结果只保存在这台设备上。',
    agree: '我同意把这个结果和我的回答保存到我的账户（在服务器上；在本站只有我能看到，随时可以删除）。',
    agreementMissing: '请先勾选同意，才能保存到账户。不保存也没关系。',
    signIn: '登录',
    register: '注册',
    onDevice: '这个结果保存在这台设备上。能打开这个浏览器的人可以看到它。',
    onDeviceOwn:
      '这个结果只在这台设备上，本站只在你登录这个账户时显示它。它没有加密：懂电脑的人打开这个浏览器，仍可能找到它。',
    inAccount: '这个结果保存在你的账户里。',
    erase: '从这台设备上清除',
    eraseHeading: (tool: string, date: string) => `从这台设备上清除 ${date} 的 ${tool}？`,
    eraseText: '结果和你的回答都会清除，不能恢复。需要的话，请先打印或下载。',
    keep: '不清除',
    erased: '已从这台设备上清除。离开这一页之后就找不到它了。',
    eraseFailed: '浏览器没有让我们清除它。请在浏览器的设置里清除本站的数据。',
    answers: '你的回答',
    finishedOn: (moment: string) => `完成于 ${moment}。`,
    respondents: { self: '由本人回答。', parent: '由家长回答。', caregiver: '由照护者回答。' },
    bandsNote: (bands: readonly string[]) => `分段：${bands.join('；')}。`,
    notFoundHeading: '没有找到这个结果',
    notFoundText: '它可能已被清除，或保存在另一台设备或另一个账户里。你可以重新做一次筛查。',
    notHereText: '它不在这台设备上，也可能是“快速离开”时清除了。如果你把它保存到了账户，请先登录。',
    unreadableHeading: '这个结果读不出来',
    unreadableText: '这条记录不符合现在的格式，分数和回答对不上，或者所用的量表已不再提供。我们没有改动它。',
    erasedElsewhere: '刚才打开的结果，已在另一个标签页里清除。',
    noneHeading: '这里还没有结果',
    noneText: '做完一份筛查后，结果会显示在这里。用过“快速离开”以后，之前的结果不会自动打开。',
    earlier: '找“快速离开”之前的结果',
    toScreening: '去选一份筛查',
    supportHeading: '难熬的时候',
    loadFailedHeading: '没能打开结果',
    loadFailed: '请检查网络，再试一次。',
  },
  en: {
    whoFindsOut: {
      device:
        'We haven’t told anyone. The result is on this device only; anyone who can open this browser could see it.',
      account: 'The result is in your account. On this site, only people you share it with can see it.',
    },
    servedHeading: 'Screening result',
    scriptNeeded:
      'The result is on this device, and your browser needs JavaScript to show it. The help numbers work without it.',
    loading: 'Opening the result…',
    noScore: 'There’s no total score this time',
    noScoreText:
      'Some questions have no answer, so there’s no score. That doesn’t mean that all is well; if you’re worried, talk to someone.',
    gateClosed: 'You said this hasn’t happened to you, so we skipped the rest.',
    notKept:
      'This browser didn’t keep the result (a private window, or no space left). Please print or download it before you close the page.',
    score: (range: string) => `points, range ${range}`,
    scoreLine: (score: string, range: string, band: string | null) =>
      `${score} (range ${range})${band === null ? '' : `, ${band}`}`,
    partEnd: '; ',
    outOf: (score: string, highest: string) => `${score} / ${highest}`,
    lowButTold: 'Even with a low score, these thoughts matter.',
    parentNote: 'This doesn’t mean that your child is ill, or that anyone is to blame.',
    parentCutoff: 'A cut-off only shows whether a professional should take a closer look.',
    partsNote:
      'This isn’t the name of an illness, and its authors set no cut-off. The parts only show how much these weeks have taken out of you.',
    thisWeek: 'What you can do this week',
    goOnText: 'To see more, carry on with this one.',
    more: 'About printing, and files for a doctor',
    percent: (percent: number) => `As a percentage: ${percent} (0–100, higher is better).`,
    lookback: (period: string) => `Time frame: ${period}.`,
    screeningOnly: 'This is a screening result, not a diagnosis.',
    scale: 'Where the score lies on the scale',
    you: (score: string) => `Your score: ${score}`,
    child: (score: string) => `Your child’s score: ${score}`,
    points: (range: string) => (range === '1' ? '1 point' : `${range} points`),
    meaning: 'What this means',
    higherMeans: (meaning: string) => `A higher score means ${meaning}.`,
    higherMeansChild: (meaning: string) => `A higher score means ${meaning} for your child.`,
    positive: (cutoff: number) =>
      `At or above the cut-off of ${cutoff}: worth looking into with a professional.`,
    negative: (cutoff: number) =>
      `Below the cut-off of ${cutoff}. If things feel hard, that still counts, and you can still talk to someone.`,
    positiveAtMost: (cutoff: number) =>
      `At or below the cut-off of ${cutoff}: worth looking into with a professional.`,
    negativeAtMost: (cutoff: number) =>
      `Above the cut-off of ${cutoff}. If things feel hard, that still counts, and you can still talk to someone.`,
    positiveBySex: (men: number, women: number) =>
      `At or above the cut-off (men ${men}, women ${women}): worth looking into with a professional.`,
    negativeBySex: (men: number, women: number) =>
      `Below the cut-off (men ${men}, women ${women}). If something feels wrong, you can still talk to someone.`,
    noCutoff:
      'This questionnaire has no agreed cut-off. It shows how you are, and lets you see how that changes over time.',
    subscales: 'Scores by area',
    subscale: 'Area',
    subscaleScore: 'Score',
    subscaleMeaning: 'Meaning',
    overall: 'Overall',
    cutoff: 'Cut-off',
    cutoffReached: (cutoff: number, reached: boolean) => `${cutoff}: ${reached ? 'reached' : 'below'}`,
    tooFew: 'Too few answers to score',
    changeHeading: 'Since last time',
    change: ({ part, date, before, band, difference }: ScoreChange) => {
      const where = part === null ? '' : `${part}: `
      const last = band === null ? `${before}` : `${before}, “${band}”`
      const points = Math.abs(difference) === 1 ? 'point' : 'points'
      if (difference === 0) return `${where}The same as last time (${date}: ${last}).`
      const direction = difference > 0 ? 'higher' : 'lower'
      return `${where}${Math.abs(difference)} ${points} ${direction} than last time (${date}: ${last}).`
    },
    changeCaution: 'Ups and downs are common; one number doesn’t say it all.',
    seeHistory: 'See all changes',
    findServices: 'Find services near you',
    read: 'Read about it',
    readText: 'See all articles',
    again: 'Take the same questionnaire again',
    againText: 'Leave it for a while, so you can see if anything has changed.',
    againFrom: (date: string, days: number) =>
      `It asks about ${days} days. Try again after ${date} to see if anything has changed.`,
    further: 'Take it again later, or another one',
    another: 'Another questionnaire',
    anotherText: 'See the other screenings.',
    tellAdult: {
      minor: 'Do one thing first: tell an adult you trust. You can show or send them these words.',
      adult: 'Do one thing first: let someone you trust know. You can send them these words.',
    },
    tellAdultText: {
      minor:
        'I’ve been having thoughts of not wanting to live or of hurting myself. It scares me and I don’t want to carry it alone. Can you stay with me and help me find someone to talk to?',
      adult:
        'I’ve been having thoughts of not wanting to live or of hurting myself. I’m telling you because I don’t want to carry it alone. Could you talk with me, or come with me to see a doctor?',
    },
    trustedAdult: 'Please also tell an adult you trust about this result.',
    takeAlong: 'Keep or take this result',
    printOrLink: 'Take it with you',
    takeAlongText:
      'Prints on one page, with the score and the help numbers, so you can show it to a doctor. Files stay in this device’s downloads.',
    print: 'Print or save as PDF',
    printsNoAnswers: 'Prints without your answers. To print them too, first open “Your answers” below.',
    printsAnswers: 'Prints with each of your answers. To leave them out, first close “Your answers” below.',
    shareByLink: 'Show it to someone by link',
    linkNeedsAccount:
      'Printing needs no account. To share by link, sign in and save this result to your account first.',
    linkNeedsSaving: 'To share by link, save this result to your account first.',
    linkNeedsCloud:
      'Sharing by link needs a cloud account, and you’re using an account on this device. A printed page works just as well.',
    downloadJson: 'Download JSON',
    downloadFhir: 'Download FHIR (for medical systems)',
    keepHeading: 'Keep it',
    save: 'Save to account',
    saving: 'Saving…',
    saved: 'Moved to your account.',
    openSaved: 'See my screenings',
    saveFailed:
      'Not saved to your account: the network or the server didn’t answer. The result is still on this device.',
    tryAgain: 'Try again',
    saveSignedOut:
      'Would you like to keep the result in an account? Sign in or register; the result will wait here.',
    saveLocal: 'You’re using an account on this device: results are kept here only.',
    agree:
      'I agree to have this result and my answers kept in my account on a server. No other user or administrator can see them on this site, and I can delete them at any time.',
    agreementMissing: 'Please tick the box first to save to your account. You don’t have to save it.',
    signIn: 'Sign in',
    register: 'Register',
    onDevice: 'This result is kept on this device. Anyone who can open this browser can see it.',
    onDeviceOwn:
      'This result is on this device only. This site shows it only while you’re signed in to this account. It isn’t encrypted: someone with technical skill who opens this browser may still find it.',
    inAccount: 'This result is kept in your account.',
    erase: 'Erase from this device',
    eraseHeading: (tool: string, date: string) => `Erase ${tool} of ${date} from this device?`,
    eraseText:
      'The result and your answers will be gone for good. Print or download them first if you want to keep them.',
    keep: 'Keep it',
    erased: 'Erased from this device. Once you leave this page it’s gone.',
    eraseFailed:
      'The browser didn’t let us erase it. Please clear this site’s data in the settings of the browser.',
    answers: 'Your answers',
    finishedOn: (moment: string) => `Finished on ${moment}.`,
    respondents: {
      self: 'Answered by the person.',
      parent: 'Answered by a parent.',
      caregiver: 'Answered by a caregiver.',
    },
    bandsNote: (bands: readonly string[]) => `Bands: ${bands.join('; ')}.`,
    notFoundHeading: 'We can’t find this result',
    notFoundText:
      'It may have been erased, or it’s kept on another device or in another account. You can take the screening again.',
    notHereText:
      'It isn’t on this device; quick exit may have erased it. If you saved it to your account, please sign in first.',
    unreadableHeading: 'We can’t read this result',
    unreadableText:
      'This record is in an older format, its score doesn’t match its answers, or we no longer offer its questionnaire. We haven’t changed it.',
    erasedElsewhere: 'The result that was open here was erased in another tab.',
    noneHeading: 'No result here yet',
    noneText:
      'When you have finished a screening, its result shows here. After “Quick exit”, earlier results don’t open by themselves.',
    earlier: 'Look for results from before “Quick exit”',
    toScreening: 'Choose a screening',
    supportHeading: 'When things are hard',
    loadFailedHeading: 'The result didn’t open',
    loadFailed: 'Please check the network and try again.',
  },
})

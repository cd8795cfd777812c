import { defineWords } from '../../../platform/words'

interface Trend {
  readonly count: number
  readonly first: { readonly date: string; readonly value: number }
  readonly last: { readonly date: string; readonly value: number; readonly band: string | null }
  readonly lowest: number
  readonly highest: number
}

/** Texts of the lists of kept results and of the history of one tool. */
export const historyWords = defineWords({
  zh: {
    listTitle: '我的筛查',
    listLead:
      '你保存的每一次结果，都能在这里打开、分享或删除。想看得分怎么变，去“得分变化”。账户里的结果，在本站只有你和你选择分享的人能看到。',
    historyTitle: '得分变化',
    historyLead: '同一份量表几次的得分，画成图，也列成表。想打开、分享或删除某一次，去“我的筛查”。',
    toHistory: '看得分变化',
    toList: '看全部结果',
    tool: '量表',
    allTools: '全部量表',
    inAccount: '在你的账户里',
    onDevice: '在这台设备上',
    localHint: '你用的是本机账户，结果只保存在这台设备上，本站只在你登录时显示。它们没有加密。',
    deviceHint: '这些结果没有存进账户，只在这台设备上。本站只在你登录时显示它们，但它们没有加密。',
    loading: '正在打开结果…',
    loadFailed: '没能打开账户里的结果。',
    empty: '这里还没有结果。',
    emptyFor: (tool: string) => `这里还没有“${tool}”的结果。`,
    toScreening: '去选一份筛查',
    toShare: '分享给一个人看',
    points: (total: number, range: string | null) => (range ? `${total} 分（范围 ${range}）` : `${total} 分`),
    noTotal: '没有总分',
    unknownTool: '不再提供的量表',
    withSupport: '含求助提示',
    unreadable: '这条记录读不出来。我们没有改动它。',
    remove: '删除',
    removeName: (tool: string, date: string) => `删除 ${date} 的 ${tool}`,
    removeUnreadable: '删除读不出来的记录',
    removeOneHeading: (tool: string, date: string) => `删除 ${date} 的 ${tool}？`,
    removeUnreadableHeading: '删除读不出来的记录？',
    removeOneText: '删除之后不能恢复。',
    removeAll: '全部删除',
    removeAllAccountHeading: '删除账户里的全部结果？',
    removeAllDeviceHeading: '清除这台设备上的全部结果？',
    removeAllText: '所有量表的结果和回答都会删除，不能恢复。需要的话，请先打开结果下载。',
    cancel: '不删除',
    removed: '已删除。',
    removedAllInAccount: '你账户里的结果已全部删除。',
    removedAllOnDevice: '你在这台设备上的结果已全部删除。',
    removeFailed: '没能删除。',
    page: (number: number) => `第 ${number} 页`,
    newer: '更近的结果',
    older: '更早的结果',
    visitorHeading: '没登录时做的',
    visitorText: (count: number) =>
      `这台设备上有 ${count} 个没登录时做的结果。是你做的吗？是，就归到你的账户名下：以后本站只在你登录时显示。`,
    olderHeading: '更早、没登录时做的',
    olderText: (count: number) =>
      `这台设备上有 ${count} 个更早的结果，是一个月以前，或上次有人退出登录之前做的，可能是别人的。这些真的是你做的吗？`,
    adopt: '是我做的',
    notMine: '不是我做的',
    notMineHeading: (count: number) => `从这台设备上删除这 ${count} 个结果？`,
    notMineText: (_count: number) => '删除之后不能恢复，做的人可能还想留着。',
    leaveVisitors: '留着',
    removedVisitors: '已从这台设备上删除。',
    leftVisitors: '没有改动，还在这台设备上。',
    adopted: (count: number) => `已归到你名下：${count} 个结果，还在这台设备上。`,
    adoptFailed: '浏览器没有让改动保存下来，结果还在原来的地方。请再试一次。',
    takeOverHeading: '移到账户',
    takeOverText: (count: number) =>
      `这台设备上有 ${count} 个结果。移到账户之后，你可以在别的设备上打开，这台设备上不再留着。`,
    agree: '我同意把这些结果和我的回答保存到我的账户（在服务器上；在本站只有我能看到，随时可以删除）。',
    agreementMissing: '请先勾选同意，才能移到账户。不移也没关系。',
    importLocal: '移到我的账户',
    takingOver: '正在移到账户…',
    takenOver: (count: number) => `已移到账户：${count} 个结果。`,
    takeOverFailed: (left: number) => `还有 ${left} 个结果没有移过去，它们还在这台设备上。请再试一次。`,
    series: '看哪一项',
    noScores: '还没有可以画的得分。',
    trendOne: (date: string, value: number, band: string | null) =>
      `只有一次得分：${date}，${value} 分${band === null ? '' : `，“${band}”`}。`,
    trend: ({ count, first, last, lowest, highest }: Trend) => {
      const difference = Math.round((last.value - first.value) * 100) / 100
      const compared =
        difference === 0 ? '一样' : difference > 0 ? `高 ${difference} 分` : `低 ${-difference} 分`
      const band = last.band === null ? '' : `，“${last.band}”`
      return `最近一次 ${last.value} 分${band}，${difference === 0 ? '和' : '比'}${first.date}的 ${first.value} 分${compared}；这 ${count} 次在 ${lowest} 到 ${highest} 分之间。`
    },
    caution: (meaning: string) => `越往上，表示${meaning}。起伏很常见，一次的数字不能说明全部。`,
    chartTitle: (label: string, from: string, to: string) => `${label}，${from}至${to}`,
    chart: (count: number) => `${count} 次得分的折线图，数字见下方表格`,
    chartLoading: '正在画图…',
    chartFailed: '图没有画出来。数字在下方的表格里。',
    table: (count: number) => `这一页的 ${count} 次记录`,
    date: '日期',
    score: '得分',
    band: '范围',
    unreadableCount: (count: number) =>
      `有 ${count} 条记录读不出来，没有画在图上。可以在“我的筛查”里看到它们。`,
    supportText: '有些回答提到了很难受的事。如果想找人说说话，或担心自己或别人会受伤害，可以联系：',
  },
  en: {
    listTitle: 'My screenings',
    listLead:
      'Every result you kept, to open, share or delete. How your scores change is under “Assessment history”. On this site, nobody else can see the results in your account unless you share them.',
    historyTitle: 'Assessment history',
    historyLead:
      'How your scores have changed, one questionnaire at a time, as a chart and a table. To open, share or delete a single result, go to “My screenings”.',
    toHistory: 'See the chart',
    toList: 'See all results',
    tool: 'Questionnaire',
    allTools: 'All questionnaires',
    inAccount: 'In your account',
    onDevice: 'On this device',
    localHint:
      'You’re using an account on this device: results are kept here only, and shown only while you’re signed in. They aren’t encrypted.',
    deviceHint:
      'These results aren’t in your account, only on this device. This site shows them only while you’re signed in, but they aren’t encrypted.',
    loading: 'Opening the results…',
    loadFailed: 'The results in your account didn’t open.',
    empty: 'There are no results here yet.',
    emptyFor: (tool: string) => `There are no results of “${tool}” here yet.`,
    toScreening: 'Choose a screening',
    toShare: 'Share with someone',
    points: (total: number, range: string | null) =>
      range ? `${total} points (range ${range})` : `${total} points`,
    noTotal: 'No total score',
    unknownTool: 'A questionnaire no longer offered',
    withSupport: 'With a support notice',
    unreadable: 'We can’t read this record. We haven’t changed it.',
    remove: 'Delete',
    removeName: (tool: string, date: string) => `Delete ${tool} of ${date}`,
    removeUnreadable: 'Delete the unreadable record',
    removeOneHeading: (tool: string, date: string) => `Delete ${tool} of ${date}?`,
    removeUnreadableHeading: 'Delete the unreadable record?',
    removeOneText: 'You can’t get it back.',
    removeAll: 'Delete all',
    removeAllAccountHeading: 'Delete all results in your account?',
    removeAllDeviceHeading: 'Erase all results on this device?',
    removeAllText:
      'This deletes the results and answers of all questionnaires, and you can’t get them back. To keep any, open and download them first.',
    cancel: 'Keep',
    removed: 'Deleted.',
    removedAllInAccount: 'All results in your account are deleted.',
    removedAllOnDevice: 'All your results on this device are deleted.',
    removeFailed: 'Not deleted.',
    page: (number: number) => `Page ${number}`,
    newer: 'Newer results',
    older: 'Older results',
    visitorHeading: 'Finished without signing in',
    visitorText: (count: number) =>
      count === 1
        ? 'One result on this device was finished without signing in. Is it yours? If so, this site will show it only while you’re signed in.'
        : `${count} results on this device were finished without signing in. Are they yours? If so, this site will show them only while you’re signed in.`,
    olderHeading: 'Finished earlier, without signing in',
    olderText: (count: number) =>
      count === 1
        ? 'One older result on this device is from over a month ago, or from before someone last signed out here. It may be someone else’s. Is it really yours?'
        : `${count} older results on this device are from over a month ago, or from before someone last signed out here. They may be someone else’s. Are they really yours?`,
    adopt: 'Yes, mine',
    notMine: 'Not mine',
    notMineHeading: (count: number) =>
      count === 1 ? 'Delete this result from the device?' : `Delete these ${count} results from the device?`,
    notMineText: (count: number) =>
      count === 1
        ? 'It can’t be restored, and whoever made it may want to keep it.'
        : 'They can’t be restored, and whoever made them may want to keep them.',
    leaveVisitors: 'Leave here',
    removedVisitors: 'Deleted from this device.',
    leftVisitors: 'Nothing was changed. They’re still on this device.',
    adopted: (count: number) =>
      count === 1
        ? 'It’s yours now: 1 result, still on this device.'
        : `They’re yours now: ${count} results, still on this device.`,
    adoptFailed: 'The browser didn’t keep the change. The results are where they were. Please try again.',
    takeOverHeading: 'Move to the account',
    takeOverText: (count: number) =>
      count === 1
        ? 'There’s 1 result on this device. Moved to your account, you can open it elsewhere, and it no longer stays here.'
        : `There are ${count} results on this device. Moved to your account, you can open them elsewhere, and they no longer stay here.`,
    agree:
      'I agree that these results and my answers are kept in my account on a server. No other user or administrator can see them on this site, and I can delete them at any time.',
    agreementMissing: 'Please tick the box first to move them to your account. You don’t have to move them.',
    importLocal: 'Move to my account',
    takingOver: 'Moving…',
    takenOver: (count: number) =>
      count === 1 ? '1 result was moved to your account.' : `${count} results were moved to your account.`,
    takeOverFailed: (left: number) =>
      left === 1
        ? '1 result wasn’t moved and is still on this device. Please try again.'
        : `${left} results weren’t moved and are still on this device. Please try again.`,
    series: 'Which score',
    noScores: 'There’s no score to draw yet.',
    trendOne: (date: string, value: number, band: string | null) =>
      `One score only: ${value}${band === null ? '' : `, “${band}”`}, on ${date}.`,
    trend: ({ count, first, last, lowest, highest }: Trend) => {
      const difference = Math.round((last.value - first.value) * 100) / 100
      const points = Math.abs(difference) === 1 ? 'point' : 'points'
      const compared =
        difference === 0
          ? 'the same as'
          : `${Math.abs(difference)} ${points} ${difference > 0 ? 'higher' : 'lower'} than`
      const band = last.band === null ? '' : `, “${last.band}”`
      return `The latest score is ${last.value}${band}, ${compared} on ${first.date} (${first.value}); these ${count} scores lie between ${lowest} and ${highest}.`
    },
    caution: (meaning: string) =>
      `Upwards means ${meaning}. Ups and downs are common; one number doesn’t say it all.`,
    chartTitle: (label: string, from: string, to: string) => `${label}, ${from} to ${to}`,
    chart: (count: number) => `Line chart of ${count} scores; the numbers are in the table below`,
    chartLoading: 'Drawing the chart…',
    chartFailed: 'The chart didn’t load. The numbers are in the table below.',
    table: (count: number) => (count === 1 ? 'The record on this page' : `The ${count} records on this page`),
    date: 'Date',
    score: 'Score',
    band: 'Range',
    unreadableCount: (count: number) =>
      count === 1
        ? '1 record can’t be read, so it isn’t in the chart. You’ll find it under “My screenings”.'
        : `${count} records can’t be read, so they aren’t in the chart. You’ll find them under “My screenings”.`,
    supportText:
      'Some answers were about very hard things. If you’d like to talk, or worry that you or someone else may get hurt, you can contact:',
  },
})

import { defineWords } from '../../platform/words'

export const cloudFunctionsWords = defineWords({
  zh: {
    heading: '云函数演示',
    lead: '给开发者：试一试本站的可调用云函数。每次调用都显示请求、回答和用时；出错时显示错误的代号和说明。',
    how: '它们怎样工作',
    howText:
      '页面通过 Firebase 的可调用函数（callable）与服务器说话。请求和回答在两边都用同一份约定检查；谁可以调用、多久可以调用几次，由服务器决定。',
    privacy: '这里输入的内容只用于当次调用，不会保存。按下按钮之前，页面不会连接服务器。',
    run: (name: string) => `调用 ${name}`,
    running: '正在调用…',
    stop: '停止',
    request: '请求',
    answer: '回答',
    pieces: '陆续收到',
    failure: '错误',
    reason: (reason: string) => `代号：${reason}`,
    fields: (fields: string) => `不合要求的字段：${fields}`,
    time: (milliseconds: number) => `用时 ${milliseconds} 毫秒`,
    done: (name: string) => `${name} 已回答。`,
    failed: (name: string) => `${name} 没有成功。`,
    demos: {
      hello: { title: '问候', text: '用你的语言打招呼。名字可以不填。', label: '名字' },
      echo: { title: '回声', text: '把文字原样送回，并数出有几个字符。最多 500 个。', label: '文字' },
      sum: {
        title: '求和（带检查）',
        text: '把 1 到 20 个整数相加，用逗号分开。写错一个，就能看到检查结果。',
        label: '整数，例如 1, 2, 39',
      },
      time: { title: '服务器时间', text: '服务器的时钟，以及它在哪个区域。' },
      whoAmI: {
        title: '我是谁',
        text: '服务器从登录凭证里知道的：账户编号、角色、邮箱是否已验证。没有登录时会拒绝。',
      },
      error: { title: '故意出错', text: '看看错误是怎样传回来的。', label: '哪一种错误' },
      countdown: {
        title: '倒计时（流式）',
        text: '一步一步送回来，可以中途停止。',
        label: '从几开始（1–10）',
      },
    },
    deliberate: '约定好的错误',
    unforeseen: '没有预料到的错误',
  },
  en: {
    heading: 'Cloud functions demo',
    lead: 'For developers: try the callable functions of this site. Each call shows its request, its answer and the time it took; a failure shows its reason and its words.',
    how: 'How they work',
    howText:
      'The page talks to the server through Firebase callable functions. Request and answer are checked on both sides with the same contract; the server decides who may call, and how often.',
    privacy:
      'What you type here is used for that one call and not kept. The page connects to the server only when you press a button.',
    run: (name: string) => `Call ${name}`,
    running: 'Calling…',
    stop: 'Stop',
    request: 'Request',
    answer: 'Answer',
    pieces: 'Arrived piece by piece',
    failure: 'Error',
    reason: (reason: string) => `Reason: ${reason}`,
    fields: (fields: string) => `Fields that are not valid: ${fields}`,
    time: (milliseconds: number) => `Took ${milliseconds} ms`,
    done: (name: string) => `${name} has answered.`,
    failed: (name: string) => `${name} did not succeed.`,
    demos: {
      hello: { title: 'Hello', text: 'Greets you in your language. The name is optional.', label: 'Name' },
      echo: {
        title: 'Echo',
        text: 'Sends a text back and counts its characters. At most 500.',
        label: 'Text',
      },
      sum: {
        title: 'Sum, with validation',
        text: 'Adds 1 to 20 whole numbers, separated by commas. Get one wrong to see the check.',
        label: 'Whole numbers, for example 1, 2, 39',
      },
      time: { title: 'Server time', text: 'The server’s clock and the region where it stands.' },
      whoAmI: {
        title: 'Who am I',
        text: 'What the server knows from your token: account id, role, verified e-mail. Refused when you are not signed in.',
      },
      error: { title: 'A deliberate error', text: 'See how an error travels back.', label: 'Which error' },
      countdown: {
        title: 'Countdown, streamed',
        text: 'Arrives step by step and can be stopped.',
        label: 'Start from (1–10)',
      },
    },
    deliberate: 'An agreed error',
    unforeseen: 'An unforeseen error',
  },
})

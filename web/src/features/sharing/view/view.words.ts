import type { ShareAudience } from '@amhs/domain/sharing/share-limits'
import { defineWords } from '../../../platform/words'
import type { LinkFault } from '../link/health-link'

type Reader = ShareAudience

/** Texts of the page that opens a shared link. */
export const viewWords = defineWords({
  zh: {
    askHeading: '有人想给你看一些内容',
    emptyHeading: '打开别人分享的结果',
    emptyLead: '把你收到的链接粘贴在这里。不需要账户。',
    addressOnly:
      '你打开的地址只是分享链接的一部分，单独打不开内容。请把收到的链接完整地粘贴在下面；还是打不开的话，它可能已经到期或停止，请直接问问分享的人。',
    lead: '打开之前，请写下你是谁。分享的人会看到。',
    label: (label: string) => `链接上写的标题：“${label}”`,
    madeOn: (date: string) => `${date} 生成的链接`,
    looking: '正在看链接还能不能打开…',
    foreign: (host: string) => `内容来自另一个网站：${host}。我们不知道它是谁办的，请确认你认识发链接的人。`,
    late: '按链接上写的时间，它可能已经到期。',
    pasted: '收到的链接',
    pastedHint: '里面有 “shlink:/” 的那一长串，整段粘贴也可以。',
    read: '继续',
    name: '你的称呼',
    passcode: '口令',
    passcodeHint: '分享的人会另外告诉你。',
    left: (count: number) => (count === 0 ? '次数用完了，这个链接打不开了。' : `还能试 ${count} 次。`),
    passcodeNeeded: '要有口令才能打开，请填写。',
    wrongPasscode: '口令不对，请再核对一下。',
    open: '打开',
    opening: '正在打开…',
    kept: '在你的浏览器里解密，不留在这台设备上，也不需要账户。',
    title: '没能打开',
    faults: {
      none: '这里面没有找到分享链接。请把收到的内容完整地粘贴进来。',
      broken: '这个链接不完整，或者在路上变了样。请让对方再发一次。',
      version: '这个链接用的是更新的格式，本页还不会读。',
      contradiction: '这个链接自相矛盾（既要口令，又没有地方查口令），所以没有打开。',
    } satisfies Record<LinkFault, string>,
    failures: {
      network: '连不上存放内容的服务器。请检查网络，稍后再试。',
      unreadable: '服务器的回答读不懂，没能打开。',
      key: '解不开：链接里的钥匙和内容对不上，可能少复制了几个字。请让对方再发一次。',
      busy: '试得太快了，请过一会儿再试。',
      content: '解开了，但里面的内容这一页不会显示。你可以下载原文件。',
    },
    endedHeading: '这个链接打不开了',
    ended: '它可能已经到期，也可能对方停止了分享。想看的话，请直接问问对方。',
    another: '打开另一个链接',
    from: (name: string) => `${name} 分享给你`,
    fromSomebody: '分享给你',
    ends: (date: string) => `${date} 到期`,
    headings: {
      one: '一份筛查结果',
      several: (count: number) => `${count} 份筛查结果`,
      words: '想让你知道的事',
      foreign: '别人分享的健康资料',
    },
    notDiagnosis: '由本人填写，不是诊断。',
    notDiagnosisByParent: '由家长填写，说的是孩子，不是诊断。',
    notDiagnosisMore:
      '只有具备资质的专业人员才能作出诊断。得分只说明填写前那一小段时间，要和本人谈过才好理解。',
    notDiagnosisMoreByParent:
      '只有具备资质的专业人员才能作出诊断。得分只说明填写前那一小段时间，要和家长、孩子谈过才好理解。',
    danger: '担心对方有危险？',
    dangerOfChild: '担心孩子有危险？',
    dangerText: '请先打这里的电话。',
    toldHeading: '先看这一条',
    told: (question: string, answer: string) => `“${question}”：${answer}`,
    toldMore: '本人选择让你知道。当时页面已经给出求助电话。请当面问一问现在是否安全；分数回答不了这个问题。',
    resultHeading: (title: string, total: string, top: string) => `${title}：${total} 分，最高 ${top} 分`,
    noTotal: (title: string) => `${title}：没有总分`,
    on: (date: string) => `${date} 填写`,
    period: (period: string) => `问的是：${period}`,
    aboutChild: '由家长填写，说的是孩子。',
    band: (label: string) => `落在“${label}”这一段。`,
    bandsLabel: '各段的分数',
    here: '在这里',
    points: (range: string) => `${range} 分`,
    parts: '各部分的得分',
    part: '部分',
    score: '得分',
    outOf: (score: string, highest: string) => `${score}，最高 ${highest}`,
    cutoff: (isReached: boolean, cutoff: string) =>
      isReached ? `达到分界（${cutoff} 分起），值得进一步了解` : `没有达到分界（${cutoff} 分起）`,
    cutoffNote: '分界只用来提示要不要进一步了解，不是诊断。没有达到，也不等于没有困难。',
    inBand: (label: string, range: string) => `${label}（${range} 分）`,
    tooFew: '回答太少，没有计分',
    answers: '每一题的回答',
    answersOf: (date: string) => `每一题的回答（${date}）`,
    question: '题目',
    answer: '回答',
    noAnswers: '没有分享每一题的回答。',
    missing: { masked: '没有分享', declined: '不想回答', unknown: '没有回答' },
    again: (title: string) => `${title}，几次的得分`,
    when: '什么时候',
    againMore: '只列出数字。一两分的高低很平常，说明不了什么。',
    howTo: '可以怎样回应',
    replies: {
      parent: '先谢谢孩子愿意说。不争辩、不责怪，也不承诺绝对保密。问一问：你现在安全吗？怎样能帮到你？',
      teacher:
        '先谢谢学生愿意说。不在班上提起，不用来评比。问一问：你现在安全吗？怎样能帮到你？学校有规定要告诉家长或心理老师时，先让学生知道。',
      other: '先谢谢对方愿意说。不争辩、不责怪，也不承诺绝对保密。问一问：你现在安全吗？怎样能帮到你？',
      doctor: '',
    } satisfies Record<Reader, string>,
    repliesToParent: {
      parent:
        '先谢谢对方愿意说。两个人看到的孩子可以不一样，不争谁对。孩子还不知道的话，先商量好要不要、怎样告诉孩子。',
      teacher:
        '先谢谢家长愿意说，讲讲孩子在学校怎么样。不在班上提起，不用来评比。孩子不一定知道这份问卷：要不要和孩子谈、怎么谈，先和家长商量好。担心孩子有危险时，当天就和家长、学校心理老师一起想办法。',
      other: '先谢谢对方愿意说。听听做家长的有多不容易，问一问：孩子现在安全吗？怎样能帮到你们？',
      doctor: '',
    } satisfies Record<Reader, string>,
    noScores: '这里没有得分，也没有回答。要不要给你看，由本人决定。',
    print: '打印或存成 PDF',
    download: '下载 FHIR 文件',
    more: '更多',
    downloadWhy: '如果医生或学校想把它存进自己的系统，可以下载这个文件。一般用不到。',
    downloadPlain: '下载医疗软件能读的文件',
    downloadOther: '下载原文件',
    closing: '这一页没有保存你看到的任何内容；关掉或刷新就没有了。分享的人会看到有人打开过，和你写的称呼。',
    foreignNote:
      '这份资料不是从本站分享的。下面只列出能读懂的部分，原样显示，我们没有核对。本人的姓名等信息不在这里显示。',
    values: '数值',
    documents: '文件和留言',
    others: '还有这些内容，请在下载的文件里看',
    other: (kind: string, count: number) => `${kind}：${count} 项`,
    card: '这是一张 SMART 健康卡。本页不会核对它的签名，请下载后用能核对的软件打开。',
    itemsOf: (title: string) => `${title} 的回答`,
  },
  en: {
    askHeading: 'Someone wants to show you something',
    emptyHeading: 'Open a shared result',
    emptyLead: 'Paste the link that you were sent. You don’t need an account.',
    addressOnly:
      'The address you opened is only part of a share link and opens nothing by itself. Please paste the whole link below. If that doesn’t open either, it may be over or stopped: please ask whoever shared it.',
    lead: 'Before it opens, please write who you are. The person who shared it will see this.',
    label: (label: string) => `The title in the link: “${label}”`,
    madeOn: (date: string) => `Link made on ${date}`,
    looking: 'Checking whether the link is still open…',
    foreign: (host: string) =>
      `It comes from another site: ${host}. We don’t know who runs it. Make sure you know the person who sent you the link.`,
    late: 'Going by the time written in the link, it may already have ended.',
    pasted: 'The link that you were sent',
    pastedHint: 'The long one with “shlink:/” in it. You can paste the whole message.',
    read: 'Continue',
    name: 'Your name',
    passcode: 'Passcode',
    passcodeHint: 'The person who shared it will tell you separately.',
    left: (count: number) =>
      count === 0
        ? 'No tries are left; the link is closed.'
        : count === 1
          ? 'One try is left.'
          : `${count} tries are left.`,
    passcodeNeeded: 'It needs a passcode. Please enter it.',
    wrongPasscode: 'That passcode isn’t right. Please check it.',
    open: 'Open',
    opening: 'Opening…',
    kept: 'It’s decrypted in your browser and not kept on this device. You don’t need an account.',
    title: 'It didn’t open',
    faults: {
      none: 'There’s no share link in this. Please paste everything you were sent.',
      broken: 'This link isn’t complete, or it changed on its way. Please ask for it again.',
      version: 'This link is in a newer format that this page can’t read yet.',
      contradiction:
        'This link contradicts itself (a passcode, and nobody to check it), so we didn’t open it.',
    },
    failures: {
      network: 'We can’t reach the server that holds it. Please check your network and try again later.',
      unreadable: 'This page couldn’t read the server’s answer, so nothing opened.',
      key: 'We couldn’t decrypt it: the key in the link doesn’t fit. Part of the link may be missing; please ask for it again.',
      busy: 'Too many tries in a short time. Please wait a while and try again.',
      content: 'It’s decrypted, but this page can’t show what’s in it. You can download the file.',
    },
    endedHeading: 'This link no longer opens',
    ended:
      'Its time may be over, or the person may have stopped sharing. If you’d like to see it, please ask them directly.',
    another: 'Open another link',
    from: (name: string) => `Shared with you by ${name}`,
    fromSomebody: 'Shared with you',
    ends: (date: string) => `ends on ${date}`,
    headings: {
      one: 'Result of a questionnaire',
      several: (count: number) => `Results of ${count} questionnaires`,
      words: 'What I’d like you to know',
      foreign: 'Shared health information',
    },
    notDiagnosis: 'Filled in by the person. Not a diagnosis.',
    notDiagnosisByParent: 'Filled in by a parent, about their child. Not a diagnosis.',
    notDiagnosisMore:
      'Only a qualified professional can make a diagnosis. Scores describe just the short time before the person filled this in. To understand them, talk with the person.',
    notDiagnosisMoreByParent:
      'Only a qualified professional can make a diagnosis. Scores describe just the short time before the parent filled this in. To understand them, talk with the parent and the child.',
    danger: 'Worried they may be in danger?',
    dangerOfChild: 'Worried the child may be in danger?',
    dangerText: 'Call one of these first.',
    toldHeading: 'Read this first',
    told: (question: string, answer: string) => `“${question}”: ${answer}`,
    toldMore:
      'The person chose to let you know. Helplines were shown at the time. Please ask in person whether they’re safe now; a score can’t tell you.',
    resultHeading: (title: string, total: string, top: string) => `${title}: ${total} out of ${top}`,
    noTotal: (title: string) => `${title}: no total`,
    on: (date: string) => `Filled in on ${date}`,
    period: (period: string) => `Asked about: ${period}`,
    aboutChild: 'Filled in by a parent, about a child.',
    band: (label: string) => `In the range “${label}”.`,
    bandsLabel: 'The ranges',
    here: 'here',
    points: (range: string) => range,
    parts: 'Scores of the parts',
    part: 'Part',
    score: 'Score',
    outOf: (score: string, highest: string) => `${score} of ${highest}`,
    cutoff: (isReached: boolean, cutoff: string) =>
      isReached
        ? `At or above the cut-off (${cutoff}): worth a closer look`
        : `Below the cut-off (${cutoff})`,
    cutoffNote:
      'A cut-off only suggests whether a closer look is worthwhile. It’s not a diagnosis, and a score below it doesn’t mean all is well.',
    inBand: (label: string, range: string) => `${label} (${range})`,
    tooFew: 'Too few answers to score',
    answers: 'Every answer',
    answersOf: (date: string) => `Every answer (${date})`,
    question: 'Question',
    answer: 'Answer',
    noAnswers: 'The answers to each question weren’t shared.',
    missing: { masked: 'Not shared', declined: 'Preferred not to answer', unknown: 'Not answered' },
    again: (title: string) => `${title}, scores over time`,
    when: 'When',
    againMore: 'Numbers only. A point or two up or down is common and says little.',
    howTo: 'How to respond',
    replies: {
      parent:
        'Thank them for telling you. Don’t argue, blame or promise secrecy. Ask: are you safe now? What would help?',
      teacher:
        'Thank them for telling you. Don’t bring it up in class or use it to judge them. Ask: are you safe now? What would help? If the school has to tell parents or the counsellor, let the student know first.',
      other:
        'Thank them for telling you. Don’t argue, blame or promise secrecy. Ask: are you safe now? What would help?',
      doctor: '',
    } satisfies Record<Reader, string>,
    repliesToParent: {
      parent:
        'Thank them for telling you. Two people can see the same child differently; nobody has to be right. If the child doesn’t know yet, agree first whether and how to tell them.',
      teacher:
        'Thank the parent for telling you, and say how their child is doing at school. Don’t bring it up in class or use it to judge anyone. The child may not know about this questionnaire: agree with the parent whether to talk to them, and how. If you fear that the child is in danger, talk to the parent and the school counsellor the same day.',
      other:
        'Thank them for telling you. Being a parent through this is hard: listen first. Ask: is the child safe now? What would help you both?',
      doctor: '',
    } satisfies Record<Reader, string>,
    noScores: 'There are no scores or answers here. Whether you see them is up to the person.',
    print: 'Print or save as PDF',
    download: 'Download the FHIR file',
    more: 'More',
    downloadWhy:
      'If a doctor or a school wants to keep this in their own system, they can use this file. Most people don’t need it.',
    downloadPlain: 'Download a file for medical software',
    downloadOther: 'Download the file',
    closing:
      'This page keeps nothing of what you see; it’s gone when you close or reload it. The person can see that it was opened, and the name that you wrote.',
    foreignNote:
      'This didn’t come from our site. Below is what this page can read of it, unchanged; we haven’t checked it. It leaves out the person’s name and details.',
    values: 'Values',
    documents: 'Documents and notes',
    others: 'There’s more in the file that you can download',
    other: (kind: string, count: number) => `${kind}: ${count}`,
    card: 'This is a SMART Health Card. This page doesn’t check its signature; please download it and open it with software that does.',
    itemsOf: (title: string) => `Answers to ${title}`,
  },
})

import { defineWords } from '../../../platform/words'

/** Texts of a result's offer to show it to a professional; loaded with it. */
export const releaseOfferWords = defineWords({
  zh: {
    heading: '给专业人员看',
    before: (name: string, until: string, knownAs: string) =>
      `按下后，${name}马上能看到这次结果：得分和每一题的回答；如果问到轻生或伤害自己，那一题也在里面。可以看到 ${until}，对方看到的名字是“${knownAs}”。`,
    notWatching: '对方不会随时看着。有危险时请打 120、110 或求助热线。',
    show: (name: string) => `给${name}看这次结果`,
    working: '请稍等…',
    shown: (name: string) => `${name}现在能看到这次结果。`,
    how: '随时可以收回，在这里或在“分享给专业人员”里都行。对方已经看过、打印或存下的收不回来。',
    takeBack: (name: string) => `不再给${name}看`,
    takenBack: (name: string) => `${name}看不到这次结果了。`,
    showFailed: (name: string) =>
      `没能确认${name}能看到。这里写着“现在能看到”，才算给看了。请再按一次；不想给看了，就按“不再给${name}看”。`,
    takeBackFailed: (name: string) => `没能确认已收回。只要这里还写着“现在能看到”，${name}就还能看到。`,
    page: '分享给专业人员',
  },
  en: {
    heading: 'Show it to a professional',
    before: (name: string, until: string, knownAs: string) =>
      `When you press, ${name} sees this result at once: the score and every answer, including any about not wanting to live or about self-harm. They see it until ${until} and know you as “${knownAs}”.`,
    notWatching:
      'They won’t be watching all the time. If you’re in danger, call the emergency number or a helpline.',
    show: (name: string) => `Show this result to ${name}`,
    working: 'One moment…',
    shown: (name: string) => `${name} can see this result now.`,
    how: 'You can take it back at any time, here or under “Share with a professional”. What they’ve already read, printed or saved can’t be taken back.',
    takeBack: (name: string) => `No longer show it to ${name}`,
    takenBack: (name: string) => `${name} no longer sees this result.`,
    showFailed: (name: string) =>
      `We couldn’t confirm that ${name} can see it. They can see it only once it says so here. Please press again; if you would rather not, press “No longer show it to ${name}”.`,
    takeBackFailed: (name: string) =>
      `We couldn’t confirm that it was taken back. As long as it says here that ${name} can see it, they can.`,
    page: 'Share with a professional',
  },
})

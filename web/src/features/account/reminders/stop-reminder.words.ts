import { defineWords } from '../../../platform/words'

export const stopReminderWords = defineWords({
  zh: {
    heading: '停止提醒',
    lead: '按一下，就不会再收到我们的提醒邮件。不用登录。',
    stop: '停止提醒',
    working: '请稍等…',
    stopped: '已经停了。不会再收到提醒邮件。',
    back: '改主意了？可以恢复。',
    goOn: '恢复提醒',
    on: '提醒恢复了，按你原来选的日子。',
    gone: '现在没有提醒，也不会有邮件来。',
    failed: '没有成功。请过一会儿再试。',
    noLink: '请从提醒邮件里的链接打开这一页。登录以后，也可以在个人信息里改提醒。',
    profile: '到个人信息里看提醒',
  },
  en: {
    heading: 'Stop the reminders',
    lead: 'One press, and no more reminders come by email. You don’t need to sign in.',
    stop: 'Stop the reminders',
    working: 'One moment…',
    stopped: 'Stopped. No more reminders will come by email.',
    back: 'Changed your mind? You can start them again.',
    goOn: 'Start them again',
    on: 'The reminders are back, on the days that you chose.',
    gone: 'There are no reminders now, and no email will come.',
    failed: 'That didn’t work. Please try again in a while.',
    noLink:
      'Please open this page from the link in a reminder email. When you’re signed in, you can also change reminders in your profile.',
    profile: 'See the reminders in my profile',
  },
})

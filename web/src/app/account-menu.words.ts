import { defineWords } from '../platform/words'

/** Texts of the account menu, which load with it. */
export const accountMenuWords = defineWords({
  zh: {
    account: '账户',
    profile: '个人信息',
    myScreenings: '我的筛查',
    assessmentHistory: '测评历史',
    myGroups: '我的小组',
    groupInbox: '小组收件箱',
    tools: '小工具',
    developers: '给开发者',
    cloudFunctions: '云函数',
    shareWithProfessional: '分享给专业人员',
    clients: '与我分享的人',
    emailTest: '邮件测试',
    accessibilityTest: '无障碍测试',
    admin: '管理后台',
    logout: '退出登录',
  },
  en: {
    account: 'Account',
    profile: 'Personal Information',
    myScreenings: 'My Screenings',
    assessmentHistory: 'Assessment History',
    myGroups: 'My Groups',
    groupInbox: 'Group Inbox',
    tools: 'Small Tools',
    developers: 'For developers',
    cloudFunctions: 'Cloud Functions',
    shareWithProfessional: 'Share with a Professional',
    clients: 'People Who Share with Me',
    emailTest: 'Email Test',
    accessibilityTest: 'Accessibility Test',
    admin: 'Admin Panel',
    logout: 'Logout',
  },
})

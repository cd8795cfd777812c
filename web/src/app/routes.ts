import type { PathName } from '../platform/paths'
import { paths } from '../platform/paths'
import type { SitePage } from '../platform/site-pages'

export interface RouteDefinition extends SitePage {
  /** The page's module below `features/`; it loads on demand. */
  readonly page: `${string}/${string}-page`
}

/** The one table of pages: router, guards, document titles, prerendering and their tests derive from it. */
export const routes: Readonly<Record<PathName, RouteDefinition>> = {
  home: {
    path: paths.home,
    access: 'public',
    title: null,
    page: 'home/home-page',
  },
  learn: {
    path: paths.learn,
    access: 'public',
    title: { zh: '心理科普', en: 'Learning' },
    page: 'learn/learn-page',
  },
  resource: {
    path: paths.resource,
    access: 'public',
    title: { zh: '文章', en: 'Article' },
    page: 'learn/resource-page',
  },
  individual: {
    path: paths.individual,
    access: 'public',
    title: { zh: '给自己：心理自助文章', en: 'For yourself: self-help articles' },
    page: 'learn/individual-page',
  },
  caregiver: {
    path: paths.caregiver,
    access: 'public',
    title: { zh: '给照护者的资源', en: 'Resources for caregivers' },
    page: 'learn/caregiver-page',
  },
  support: {
    path: paths.support,
    access: 'public',
    title: { zh: '心理互助小组', en: 'Support groups' },
    page: 'support/support-page',
  },
  screening: {
    path: paths.screening,
    access: 'public',
    title: { zh: '抑郁、焦虑自测和心理筛查', en: 'Depression and anxiety screening' },
    page: 'screening/screening-page',
  },
  screeningResult: {
    path: paths.screeningResult,
    access: 'public',
    title: { zh: '筛查结果', en: 'Screening result' },
    page: 'screening/result-page',
  },
  test: {
    path: paths.test,
    access: 'public',
    title: { zh: '心理健康测评', en: 'Mental health assessment' },
    page: 'screening/test-page',
  },
  workplace: {
    path: paths.workplace,
    access: 'public',
    title: { zh: '职场压力与倦怠', en: 'Stress and burnout at work' },
    page: 'workplace/workplace-page',
  },
  workplaceManagers: {
    path: paths.workplaceManagers,
    access: 'public',
    title: { zh: '给管理者：职场压力', en: 'For managers: stress at work' },
    page: 'workplace/managers-page',
  },
  about: {
    path: paths.about,
    access: 'public',
    title: { zh: '关于', en: 'About' },
    page: 'information/about-page',
  },
  cloudFunctions: {
    path: paths.cloudFunctions,
    access: 'public',
    title: { zh: '云函数演示', en: 'Cloud functions demo' },
    page: 'cloud-functions/cloud-functions-page',
  },
  assistant: {
    path: paths.assistant,
    access: 'public',
    title: { zh: '助手', en: 'Assistant' },
    page: 'assistant/assistant-page',
  },
  location: {
    path: paths.location,
    access: 'public',
    title: { zh: '查找心理服务', en: 'Find mental health services' },
    page: 'services/location-page',
  },
  accessibilityTest: {
    path: paths.accessibilityTest,
    access: 'public',
    title: { zh: '无障碍测试', en: 'Accessibility test' },
    page: 'accessibility-test/accessibility-test-page',
  },
  accessibility: {
    path: paths.accessibility,
    access: 'public',
    title: { zh: '无障碍声明', en: 'Accessibility statement' },
    page: 'information/accessibility-page',
  },
  privacy: {
    path: paths.privacy,
    access: 'public',
    title: { zh: '隐私', en: 'Privacy' },
    page: 'information/privacy-page',
  },
  whoFindsOut: {
    path: paths.whoFindsOut,
    access: 'public',
    title: { zh: '爸妈会知道吗？', en: 'Will my parents find out?' },
    page: 'information/who-finds-out-page',
  },
  terms: {
    path: paths.terms,
    access: 'public',
    title: { zh: '使用条款', en: 'Terms' },
    page: 'information/terms-page',
  },
  contact: {
    path: paths.contact,
    access: 'public',
    title: { zh: '联系我们', en: 'Contact' },
    page: 'contact/contact-page',
  },
  crisis: {
    path: paths.crisis,
    access: 'public',
    title: { zh: '立即求助：心理援助热线', en: 'Get help now: crisis helplines' },
    page: 'crisis/crisis-page',
  },
  breathing: {
    path: paths.breathing,
    access: 'public',
    title: { zh: '呼吸放松练习', en: 'Breathing exercise' },
    page: 'tools/breathing-page',
  },
  checkIn: {
    path: paths.checkIn,
    access: 'public',
    title: { zh: '今天怎么样', en: 'How is today' },
    page: 'tools/check-in-page',
  },
  sleepDiary: {
    path: paths.sleepDiary,
    access: 'public',
    title: { zh: '睡眠日记', en: 'Sleep diary' },
    page: 'tools/sleep-diary-page',
  },
  worry: {
    path: paths.worry,
    access: 'public',
    title: { zh: '烦心事，先放这里', en: 'Put a worry down here' },
    page: 'tools/worry-page',
  },
  tell: {
    path: paths.tell,
    access: 'public',
    title: { zh: '想让你知道的事', en: 'What I’d like you to know' },
    page: 'tools/tell-page',
  },
  tools: {
    path: paths.tools,
    access: 'public',
    title: { zh: '小工具', en: 'Tools' },
    page: 'tools/tools-page',
  },
  grounding: {
    path: paths.grounding,
    access: 'public',
    title: { zh: '着陆练习 54321', en: 'Grounding exercise' },
    page: 'tools/grounding-page',
  },
  safetyPlan: {
    path: paths.safetyPlan,
    access: 'public',
    title: { zh: '我的安全计划', en: 'My safety plan' },
    page: 'tools/safety-plan-page',
  },
  shared: {
    path: paths.shared,
    access: 'public',
    title: { zh: '打开别人分享的结果', en: 'Open a shared result' },
    page: 'sharing/shared-page',
  },
  notFound: {
    path: paths.notFound,
    access: 'public',
    title: { zh: '找不到页面', en: 'Page not found' },
    page: 'not-found/not-found-page',
  },
  login: {
    path: paths.login,
    access: 'guest',
    title: { zh: '登录', en: 'Sign in' },
    page: 'account/login-page',
  },
  register: {
    path: paths.register,
    access: 'guest',
    title: { zh: '注册', en: 'Register' },
    page: 'account/register-page',
  },
  forgotPassword: {
    path: paths.forgotPassword,
    access: 'guest',
    title: { zh: '忘记密码', en: 'Forgot password' },
    page: 'account/forgot-password-page',
  },
  resetPassword: {
    path: paths.resetPassword,
    access: 'guest',
    title: { zh: '重设密码', en: 'Reset password' },
    page: 'account/reset-password-page',
  },
  profile: {
    path: paths.profile,
    access: 'signed-in',
    title: { zh: '个人信息', en: 'Personal information' },
    page: 'account/profile-page',
  },
  stopReminder: {
    path: paths.stopReminder,
    access: 'public',
    title: { zh: '停止提醒', en: 'Stop the reminders' },
    page: 'account/stop-reminder-page',
  },
  myScreenings: {
    path: paths.myScreenings,
    access: 'signed-in',
    title: { zh: '我的筛查', en: 'My screenings' },
    page: 'screening/my-screenings-page',
  },
  myGroups: {
    path: paths.myGroups,
    access: 'signed-in',
    title: { zh: '我的小组', en: 'My groups' },
    page: 'support/my-groups-page',
  },
  groupInbox: {
    path: paths.groupInbox,
    access: ['professional'],
    title: { zh: '小组收件箱', en: 'Group inbox' },
    page: 'support/group-inbox-page',
  },
  share: {
    path: paths.share,
    access: 'signed-in',
    title: { zh: '分享结果', en: 'Share results' },
    page: 'sharing/share-page',
  },
  shareWithProfessional: {
    path: paths.shareWithProfessional,
    access: 'signed-in',
    title: { zh: '分享给专业人员', en: 'Share with a professional' },
    page: 'clients/share-with-professional-page',
  },
  clients: {
    path: paths.clients,
    access: ['professional'],
    title: { zh: '与我分享的人', en: 'People who share with me' },
    page: 'clients/clients-page',
  },
  professionalRole: {
    path: paths.professionalRole,
    access: 'signed-in',
    title: { zh: '专业人员申请', en: 'Become a professional here' },
    page: 'clients/professional-role-page',
  },
  emailTest: {
    path: paths.emailTest,
    access: 'signed-in',
    title: { zh: '邮件测试', en: 'Email test' },
    page: 'email-test/email-test-page',
  },
  assessmentHistory: {
    path: paths.assessmentHistory,
    access: 'signed-in',
    title: { zh: '得分变化', en: 'Assessment history' },
    page: 'screening/assessment-history-page',
  },
  admin: {
    path: paths.admin,
    access: ['admin'],
    title: { zh: '管理后台', en: 'Admin panel' },
    page: 'admin/admin-page',
  },
}

/** The page's source file, as the build manifest names it (from `web/`). */
export function pageSource({ page }: RouteDefinition): string {
  return `src/features/${page}.tsx`
}

/** The routes whose pages exist as static HTML: all that a visitor may open and that need no parameter. */
export function prerenderedRoutes(): readonly RouteDefinition[] {
  return Object.values(routes).filter(
    ({ access, path }) => (access === 'public' || access === 'guest') && !path.includes(':'),
  )
}

import type { Localized } from '@amhs/domain/localized'
import type { ComponentType } from 'react'
import type { Path, PathName } from '../platform/paths'
import { paths } from '../platform/paths'
import type { Access } from './access'

export interface RouteDefinition {
  readonly path: Path
  readonly access: Access
  /** `null` on the home page, whose title is the site's own. */
  readonly title: Localized | null
  readonly description: Localized
  /** The page's module below `features/`; it loads on demand. */
  readonly page: `${string}/${string}-page`
}

/** The one table of pages: router, guards, document titles, prerendering and their tests derive from it. */
export const routes: Readonly<Record<PathName, RouteDefinition>> = {
  home: {
    path: paths.home,
    access: 'public',
    title: null,
    description: {
      zh: '免费的心理健康自评与支持：花几分钟看看自己最近的状态，再决定下一步。不用注册，答案只留在这台设备上。',
      en: 'Free mental health screening and support: take a few minutes to see how you have been, then decide what to do. No account needed; answers stay on this device.',
    },
    page: 'home/home-page',
  },
  learn: {
    path: paths.learn,
    access: 'public',
    title: { zh: '学习', en: 'Learning' },
    description: {
      zh: '关于情绪、压力、睡眠和求助的短文章，句子短，有出处。',
      en: 'Short articles on mood, stress, sleep and getting help, in plain words and with sources.',
    },
    page: 'learn/learn-page',
  },
  resource: {
    path: paths.resource,
    access: 'public',
    title: { zh: '文章', en: 'Article' },
    description: {
      zh: '一篇关于心理健康的文章，先说要点，再说做法和出处。',
      en: 'An article on mental health: the summary first, then what you can do, then the sources.',
    },
    page: 'learn/resource-page',
  },
  individual: {
    path: paths.individual,
    access: 'public',
    title: { zh: '给自己的资源', en: 'Resources for individuals' },
    description: {
      zh: '为自己找方法：认识感受、每天能做的小事、什么时候找人帮忙。',
      en: 'For yourself: making sense of feelings, small things that help, and when to ask for help.',
    },
    page: 'learn/individual-page',
  },
  caregiver: {
    path: paths.caregiver,
    access: 'public',
    title: { zh: '给照护者的资源', en: 'Resources for caregivers' },
    description: {
      zh: '照顾孩子、家人或朋友：留意信号、怎么谈、也照顾好自己。',
      en: 'Caring for a child, relative or friend: signs to notice, how to talk, and looking after yourself.',
    },
    page: 'learn/caregiver-page',
  },
  support: {
    path: paths.support,
    access: 'public',
    title: { zh: '支持', en: 'Support' },
    description: {
      zh: '互助小组是什么、有哪些规则、怎么找到适合你的小组。',
      en: 'What support groups are, how they keep people safe, and how to find one that suits you.',
    },
    page: 'support/support-page',
  },
  screening: {
    path: paths.screening,
    access: 'public',
    title: { zh: '筛查', en: 'Screening' },
    description: {
      zh: '选一份量表，花几分钟看看自己最近的状态。这是筛查，不是诊断。',
      en: 'Choose a questionnaire and see how you have been lately. This is screening, not a diagnosis.',
    },
    page: 'screening/screening-page',
  },
  screeningResult: {
    path: paths.screeningResult,
    access: 'public',
    title: { zh: '筛查结果', en: 'Screening result' },
    description: {
      zh: '你的得分、它说明和不说明什么、接下来可以做什么。',
      en: 'Your score, what it means and does not mean, and what you can do next.',
    },
    page: 'screening/result-page',
  },
  test: {
    path: paths.test,
    access: 'public',
    title: { zh: '心理健康测评', en: 'Mental health assessment' },
    description: {
      zh: '一题一题慢慢答，随时可以暂停，答案留在这台设备上。',
      en: 'Answer one question at a time; pause whenever you like; answers stay on this device.',
    },
    page: 'screening/test-page',
  },
  workplace: {
    path: paths.workplace,
    access: 'public',
    title: { zh: '职场', en: 'Workplace' },
    description: {
      zh: '工作中的压力与倦怠：给员工和管理者的做法。',
      en: 'Stress and burnout at work: what employees and managers can do.',
    },
    page: 'workplace/workplace-page',
  },
  about: {
    path: paths.about,
    access: 'public',
    title: { zh: '关于', en: 'About' },
    description: {
      zh: '这个网站是什么、为谁而做、怎样保证内容可靠。',
      en: 'What this site is, whom it is for and how its content is kept reliable.',
    },
    page: 'information/about-page',
  },
  cloudFunctions: {
    path: paths.cloudFunctions,
    access: 'public',
    title: { zh: '云函数演示', en: 'Cloud functions demo' },
    description: {
      zh: '给开发者的演示：试一试本站的可调用云函数，看请求、回答和错误。',
      en: 'For developers: try the callable functions of this site and see request, answer and errors.',
    },
    page: 'cloud-functions/cloud-functions-page',
  },
  assistant: {
    path: paths.assistant,
    access: 'public',
    title: { zh: 'AI 助手', en: 'AI assistant' },
    description: {
      zh: '与人工智能程序聊聊，找到文章和求助方式。它不是真人，也不是治疗师。',
      en: 'Talk with an AI program to find articles and ways to get help. It is not a person or a therapist.',
    },
    page: 'assistant/assistant-page',
  },
  location: {
    path: paths.location,
    access: 'public',
    title: { zh: '查找服务', en: 'Find services' },
    description: {
      zh: '按城市或距离查找精神卫生机构，附电话和核对日期。',
      en: 'Find mental health services by city or distance, with phone numbers and the date they were checked.',
    },
    page: 'services/location-page',
  },
  accessibilityTest: {
    path: paths.accessibilityTest,
    access: 'public',
    title: { zh: '无障碍测试', en: 'Accessibility test' },
    description: {
      zh: '在你的设备上检查本站的字号、对比度、键盘和读屏。',
      en: 'Check text size, contrast, keyboard and screen reader on your own device.',
    },
    page: 'accessibility-test/accessibility-test-page',
  },
  accessibility: {
    path: paths.accessibility,
    access: 'public',
    title: { zh: '无障碍声明', en: 'Accessibility statement' },
    description: {
      zh: '本站遵循的无障碍标准、测试方法、已知不足和反馈方式。',
      en: 'The accessibility standard this site follows, how it is tested, known limits and how to report.',
    },
    page: 'information/accessibility-page',
  },
  privacy: {
    path: paths.privacy,
    access: 'public',
    title: { zh: '隐私', en: 'Privacy' },
    description: {
      zh: '我们保存什么、不保存什么、存在哪里、你有哪些权利。',
      en: 'What we keep and do not keep, where it is kept and which rights you have.',
    },
    page: 'information/privacy-page',
  },
  terms: {
    path: paths.terms,
    access: 'public',
    title: { zh: '使用条款', en: 'Terms' },
    description: {
      zh: '使用本站的约定：信息与自我了解，不是医疗服务。',
      en: 'The terms of use: information and self-reflection, not a medical service.',
    },
    page: 'information/terms-page',
  },
  contact: {
    path: paths.contact,
    access: 'public',
    title: { zh: '联系我们', en: 'Contact' },
    description: {
      zh: '向我们提问、报告错误或说出建议。紧急情况请先拨打求助电话。',
      en: 'Ask a question, report an error or make a suggestion. In an emergency call a helpline first.',
    },
    page: 'contact/contact-page',
  },
  crisis: {
    path: paths.crisis,
    access: 'public',
    title: { zh: '立即求助', en: 'Get help now' },
    description: {
      zh: '各地的急救、报警和心理援助热线号码。没有网络也能打开。',
      en: 'Emergency numbers and crisis lines by region. Works without a network.',
    },
    page: 'crisis/crisis-page',
  },
  notFound: {
    path: paths.notFound,
    access: 'public',
    title: { zh: '找不到页面', en: 'Page not found' },
    description: { zh: '这个地址没有页面。', en: 'There is no page at this address.' },
    page: 'not-found/not-found-page',
  },
  login: {
    path: paths.login,
    access: 'guest',
    title: { zh: '登录', en: 'Sign in' },
    description: { zh: '登录你的账户。', en: 'Sign in to your account.' },
    page: 'account/login-page',
  },
  register: {
    path: paths.register,
    access: 'guest',
    title: { zh: '注册', en: 'Register' },
    description: {
      zh: '注册账户，把筛查结果留在自己的账户里。不注册也能使用筛查。',
      en: 'Create an account to keep your results. Screening works without one.',
    },
    page: 'account/register-page',
  },
  forgotPassword: {
    path: paths.forgotPassword,
    access: 'guest',
    title: { zh: '忘记密码', en: 'Forgot password' },
    description: { zh: '用邮箱重设密码。', en: 'Reset your password by e-mail.' },
    page: 'account/forgot-password-page',
  },
  resetPassword: {
    path: paths.resetPassword,
    access: 'guest',
    title: { zh: '重设密码', en: 'Reset password' },
    description: { zh: '设置新的密码。', en: 'Set a new password.' },
    page: 'account/reset-password-page',
  },
  profile: {
    path: paths.profile,
    access: 'signed-in',
    title: { zh: '个人信息', en: 'Personal information' },
    description: { zh: '你的姓名、偏好、密码和数据。', en: 'Your name, preferences, password and data.' },
    page: 'account/profile-page',
  },
  myScreenings: {
    path: paths.myScreenings,
    access: 'signed-in',
    title: { zh: '我的筛查', en: 'My screenings' },
    description: { zh: '你保存的筛查结果。', en: 'The screening results that you saved.' },
    page: 'screening/my-screenings-page',
  },
  emailTest: {
    path: paths.emailTest,
    access: 'signed-in',
    title: { zh: '邮件测试', en: 'E-mail test' },
    description: { zh: '给自己发一封测试邮件。', en: 'Send a test e-mail to yourself.' },
    page: 'email-test/email-test-page',
  },
  assessmentHistory: {
    path: paths.assessmentHistory,
    access: 'signed-in',
    title: { zh: '测评历史', en: 'Assessment history' },
    description: { zh: '同一份量表随时间的变化。', en: 'How a questionnaire has changed over time.' },
    page: 'screening/assessment-history-page',
  },
  admin: {
    path: paths.admin,
    access: ['admin'],
    title: { zh: '管理后台', en: 'Admin panel' },
    description: {
      zh: '用户、服务、小组、留言和记录。',
      en: 'Users, services, groups, messages and the log.',
    },
    page: 'admin/admin-page',
  },
}

const pageModules = import.meta.glob<{ default: ComponentType }>('../features/*/*-page.tsx')

/** The page's source file, as the build manifest names it (from `web/`). */
export function pageSource({ page }: RouteDefinition): string {
  return `src/features/${page}.tsx`
}

/**
 * Loads the component of a route's page.
 *
 * @throws Error when the table names a page that has no file
 */
export async function loadPage({ page }: RouteDefinition): Promise<ComponentType> {
  const load = pageModules[`../features/${page}.tsx`]
  if (!load) throw new Error(`There is no page features/${page}.tsx`)
  return (await load()).default
}

/** The routes whose pages exist as static HTML: all that a visitor may open and that need no parameter. */
export function prerenderedRoutes(): readonly RouteDefinition[] {
  return Object.values(routes).filter(
    ({ access, path }) => (access === 'public' || access === 'guest') && !path.includes(':'),
  )
}

import { english } from './catalogue-message'

/** The catalogue of the specification, by the provider's code without its `auth/`. */
export const catalogueErrors = {
  'user-not-found': english('User not found', '没有找到这个用户'),
  'wrong-password': english('Wrong password', '密码不正确'),
  'email-already-in-use': english('Email is already in use', '这个邮箱已被使用'),
  'weak-password': english('Password is too weak', '密码强度不够'),
  'invalid-email': english('Invalid email format', '邮箱格式无效'),
  'popup-closed-by-user': english('Sign in cancelled', '登录已取消'),
  'popup-blocked': english(
    'Popup blocked, please allow popups and try again',
    '弹出窗口被拦截，请允许弹出窗口后再试',
  ),
  'cancelled-popup-request': english('Sign in request cancelled', '登录请求已取消'),
  'operation-not-allowed': english('This sign in method is not enabled', '这种登录方式没有启用'),
  'account-exists-with-different-credential': english(
    'This email is already registered with a different method',
    '这个邮箱已用其他方式注册',
  ),
  'invalid-action-code': english('Invalid or expired verification code', '验证码无效或已过期'),
  'expired-action-code': english(
    'Verification code has expired, please request a new one',
    '验证码已过期，请重新获取',
  ),
  'invalid-continue-uri': english('Invalid redirect link', '跳转链接无效'),
  'unauthorized-continue-uri': english('Unauthorized redirect link', '跳转链接未获授权'),
  'missing-continue-uri': english('Missing redirect link', '缺少跳转链接'),
  'too-many-requests': english('Too many requests, please try again later', '请求过于频繁，请稍后再试'),
  'user-disabled': english('Account has been disabled', '账号已被停用'),
  other: english('Authentication failed, please try again later', '身份验证失败，请稍后重试'),
} as const

/** Codes that the provider sends today and the catalogue does not have, each with a plain sentence of its own. */
export const additionalErrors = {
  'invalid-credential': english('Wrong email or password', '邮箱或密码不正确'),
  'missing-password': english('Please enter your password', '请输入密码'),
  'missing-email': english('Please enter your email', '请输入邮箱'),
  'password-does-not-meet-requirements': english('Password does not meet the requirements', '密码不符合要求'),
  'network-request-failed': english(
    'Cannot reach the server, please check your connection and try again',
    '无法连接服务器，请检查网络后再试',
  ),
  timeout: english('The server took too long to answer, please try again', '服务器响应超时，请再试一次'),
  'requires-recent-login': english('Please sign in again to continue', '请重新登录后再继续'),
  'user-token-expired': english('Your session has expired, please sign in again', '登录已过期，请重新登录'),
  'invalid-user-token': english(
    'Your session is no longer valid, please sign in again',
    '登录已失效，请重新登录',
  ),
  'user-mismatch': english(
    'This is a different account, please use your own',
    '这是另一个账号，请使用你自己的账号',
  ),
  'credential-already-in-use': english(
    'This sign in method already belongs to another account',
    '这种登录方式已属于另一个账号',
  ),
  'multi-factor-auth-required': english(
    'This account needs a second step that this site does not offer',
    '这个账号需要第二步验证，本站暂不支持',
  ),
  'web-storage-unsupported': english(
    'Your browser blocks storage, please allow it for this site and try again',
    '浏览器禁止了存储，请允许本站使用后再试',
  ),
  'unauthorized-domain': english('Sign in is not allowed from this address', '不能从这个网址登录'),
  'admin-restricted-operation': english('New accounts cannot be created at the moment', '目前不能创建新账号'),
  'captcha-check-failed': english(
    'The security check failed, please try again',
    '安全检查没有通过，请再试一次',
  ),
  'app-check-failed': english(
    'This page could not be verified, please reload it and try again',
    '无法验证本页面，请刷新后再试',
  ),
  'quota-exceeded': english('The service is busy, please try again later', '服务繁忙，请稍后再试'),
  'internal-error': english(
    'Something went wrong on the server, please try again later',
    '服务器出错了，请稍后重试',
  ),
  'configuration-error': english(
    'Sign in is not set up correctly, please contact us',
    '登录设置有误，请联系我们',
  ),
  'google-unreachable': english(
    'Google sign in could not be loaded, please use email and password',
    '无法加载 Google 登录，请使用邮箱和密码',
  ),
} as const

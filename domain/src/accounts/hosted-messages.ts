import { english } from './catalogue-message'

/** Successes of hosted mode, word for word as specified. */
export const hostedSuccesses = {
  'google-signed-in': english('Google sign in successful', 'Google 登录成功'),
  'signed-in': english('Sign in successful', '登录成功'),
  registered: english(
    'Registration successful! Please check your email to verify your account.',
    '注册成功。请查看邮箱，完成账号验证。',
  ),
  'reset-email-sent': english(
    'Password reset email sent. Please check your inbox.',
    '重置密码的邮件已发送，请查看收件箱。',
  ),
  'reset-code-valid': english('Verification code is valid', '验证码有效'),
  'password-reset': english(
    'Password reset successful. Please sign in with your new password.',
    '密码已重置，请用新密码登录。',
  ),
  'verification-email-sent': english(
    'Verification email sent. Please check your inbox.',
    '验证邮件已发送，请查看收件箱。',
  ),
  'profile-updated': english('Profile updated successfully', '个人信息更新成功'),
} as const

/** Refusals of hosted mode that do not come from the provider. */
export const hostedRefusals = {
  'not-signed-in': english('User not signed in', '用户未登录'),
  'already-verified': english('Email is already verified', '邮箱已经验证过了'),
  'not-enabled': english('Firebase authentication not enabled', '未启用 Firebase 账号'),
  'profile-update-failed': english('Update failed', '更新失败'),
} as const

/** Notes of the e-mail verification banner. */
export const bannerNotes = {
  'banner-sent': english('Verification email sent successfully', '验证邮件已发送'),
  'banner-send-failed': english('Failed to send verification email', '验证邮件发送失败'),
  'banner-send-error': english('An error occurred while sending verification email', '发送验证邮件时出错'),
  'banner-verified': english('Email verified successfully!', '邮箱验证成功'),
  'banner-not-verified': english(
    'Email is not verified yet. Please check your inbox.',
    '邮箱还没有验证，请查看收件箱。',
  ),
  'banner-check-failed': english('Failed to check verification status', '检查验证状态失败'),
} as const

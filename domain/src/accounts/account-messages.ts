import { english } from './catalogue-message'

/** Outcomes that the specification does not word: hosted password change, photo, erasing, age, sign-out. */
export const accountMessages = {
  'password-changed': english('Password changed successfully', '密码更改成功'),
  'photo-saved': english('Photo saved', '照片已保存'),
  'photo-removed': english('Photo removed', '照片已移除'),
  'photo-failed': english('The photo could not be saved, please try again later', '照片没能保存，请稍后重试'),
  'account-deleted': english(
    'Your account and everything kept in it have been deleted',
    '你的账号和其中保存的所有内容都已删除',
  ),
  'account-delete-failed': english(
    'The account could not be deleted completely, please try again',
    '账号没能完全删除，请再试一次',
  ),
  'verification-email-failed': english(
    'Your account was created, but the verification email could not be sent. You can send it again from the banner above.',
    '账号已创建，但验证邮件没有发出。你可以在上方的提示里重新发送。',
  ),
  'session-ended': english('Your sign in has ended. Please sign in again.', '登录状态已结束，请重新登录。'),
  'email-recovered': english('Your email address has been changed back', '邮箱地址已经改回原来的'),
  'too-young': english('Accounts are for people aged 14 and over', '14 岁及以上才能注册账号'),
} as const

import { chinese, english } from './catalogue-message'

/** What the validation of local mode and of uploads says. */
export const validationMessages = {
  'email-format': chinese('邮箱格式无效', 'Invalid email format'),
  'password-length': english('Password must be at least 8 characters long', '密码至少需要 8 个字符'),
  'password-uppercase': english(
    'Password must contain at least one uppercase letter',
    '密码至少要有一个大写字母',
  ),
  'password-lowercase': english(
    'Password must contain at least one lowercase letter',
    '密码至少要有一个小写字母',
  ),
  'password-digit': english('Password must contain at least one number', '密码至少要有一个数字'),
  'password-special': english(
    'Password must contain at least one special character',
    '密码至少要有一个特殊字符',
  ),
  'password-bytes': english('Password must be at most 72 bytes long', '密码太长，最多 72 个字节'),
  'password-confirmation': chinese('密码确认不匹配', 'Passwords do not match'),
  'email-taken': chinese('该邮箱已被注册', 'This email is already registered'),
  'file-type': english('Unsupported file type', '不支持的文件类型'),
  'file-size': english('File size exceeds limit (5MB)', '文件超过大小限制（5MB）'),
  'file-name': english('File name contains invalid characters', '文件名含有无效字符'),
  'file-content': english('File content does not match its type', '文件内容与类型不符'),
} as const

/** What the actions of local mode say, word for word as specified. */
export const localMessages = {
  'local-wrong-credentials': chinese('邮箱或密码错误', 'Wrong email or password'),
  'local-sign-in-failed': chinese('登录失败，请稍后重试', 'Sign in failed, please try again later'),
  'local-register-failed': chinese('注册失败，请稍后重试', 'Registration failed, please try again later'),
  'local-not-signed-in': chinese('用户未登录', 'User not signed in'),
  'local-user-missing': chinese('用户不存在', 'User does not exist'),
  'local-current-password-wrong': chinese('当前密码错误', 'Current password is wrong'),
  'local-update-failed': chinese('更新失败，请稍后重试', 'Update failed, please try again later'),
  'local-password-change-failed': chinese(
    '密码更改失败，请稍后重试',
    'Password change failed, please try again later',
  ),
  'local-signed-in': chinese('登录成功', 'Sign in successful'),
  'local-registered': chinese('注册成功', 'Registration successful'),
  'local-profile-updated': chinese('个人信息更新成功', 'Profile updated successfully'),
  'local-password-changed': chinese('密码更改成功', 'Password changed successfully'),
} as const

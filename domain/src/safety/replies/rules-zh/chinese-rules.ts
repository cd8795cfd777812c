import type { ReplyRule } from '../reply-grammar'
import { certainChineseRules } from './certain'
import { chineseClosenessRules } from './closeness'
import { chineseDespairRules } from './despair'
import { chineseEatingRules } from './eating'
import { chineseMannerRules } from './manner'
import { chineseMedicalRules } from './medical'
import { chineseSecrecyRules } from './secrecy'
import { chineseTopicRules } from './topics'

/** What no reply may say in Chinese, by topic. The first rule that fits gives the reason. */
export const chineseRules: readonly ReplyRule[] = [
  ...certainChineseRules,
  ...chineseMedicalRules,
  ...chineseEatingRules,
  ...chineseSecrecyRules,
  ...chineseClosenessRules,
  ...chineseDespairRules,
  ...chineseMannerRules,
  ...chineseTopicRules,
]

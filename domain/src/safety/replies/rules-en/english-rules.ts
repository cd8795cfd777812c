import type { ReplyRule } from '../reply-grammar'
import { certainEnglishRules } from './certain'
import { englishClosenessRules } from './closeness'
import { englishDespairRules } from './despair'
import { englishEatingRules } from './eating'
import { englishMannerRules } from './manner'
import { englishMedicalRules } from './medical'
import { englishSecrecyRules } from './secrecy'
import { englishTopicRules } from './topics'

/** What no reply may say in English, by topic. The first rule that fits gives the reason. */
export const englishRules: readonly ReplyRule[] = [
  ...certainEnglishRules,
  ...englishMedicalRules,
  ...englishEatingRules,
  ...englishSecrecyRules,
  ...englishClosenessRules,
  ...englishDespairRules,
  ...englishMannerRules,
  ...englishTopicRules,
]

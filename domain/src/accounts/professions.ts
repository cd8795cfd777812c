import type { Profession } from '../documents/professional-document'
import type { Localized } from '../localized'

/** What a badge calls a professional. A registration alone is no licence to treat, and never called one. */
export const professionLabels: Readonly<Record<Profession, Localized>> = {
  psychiatrist: { zh: '精神科医师', en: 'Psychiatrist' },
  'other-doctor': { zh: '其他科医师', en: 'Doctor (other field)' },
  psychotherapist: { zh: '心理治疗师', en: 'Psychotherapist' },
  'registered-psychologist': { zh: '注册心理师', en: 'Registered psychologist' },
  counsellor: { zh: '心理咨询师（已登记）', en: 'Counsellor (listed)' },
  'social-worker': { zh: '社会工作者', en: 'Social worker' },
  nurse: { zh: '护士', en: 'Nurse' },
}

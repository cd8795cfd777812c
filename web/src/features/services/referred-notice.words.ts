import { defineWords } from '../../platform/words'

/** Loaded for who comes from a result or an article. */
export const referredWords = defineWords({
  zh: {
    referred: (ages: 'child' | 'adult' | null, clinics: boolean) =>
      `已经替你选好：${[clinics ? '能看病的地方' : '各种机构', ages === 'child' ? '接待儿童青少年' : ages === 'adult' ? '接待成人' : ''].filter((part) => part !== '').join('，')}。在“距离和筛选”里都可以改。`,
  },
  en: {
    referred: (ages: 'child' | 'adult' | null, clinics: boolean) =>
      `Already chosen for you: ${[clinics ? 'places where you can see a doctor' : 'every kind of place', ages === 'child' ? 'for young people' : ages === 'adult' ? 'for adults' : ''].filter((part) => part !== '').join(', ')}. You can change it under “Distance and filters”.`,
  },
})

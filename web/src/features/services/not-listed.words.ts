import { defineWords } from '../../platform/words'

/** Loaded with the help that stands where the list has nothing near. */
export const notListedWords = defineWords({
  zh: {
    otherTitle: (region: string) => `${region}的其他地方 · 名单里还没有附近的机构`,
    notComplete: '这份名单很短，没列出来，不等于你那里没有。',
    sameProvince: (cities: string) => `可以先看同一个省的：${cities}。`,
    nearest: (cities: string) => `离得最近的：${cities}。`,
    away: (city: string, km: number) => `${city}（约 ${km} 公里）`,
    wherever: (region: string) => `不管名单上有没有，这些现在就能用（${region}）：`,
  },
  en: {
    otherTitle: (region: string) => `Somewhere else (${region}) · nothing near there on our list`,
    notComplete: 'Our list is short. A place that isn’t on it may still have help.',
    sameProvince: (cities: string) => ` Try a city in the same province: ${cities}.`,
    nearest: (cities: string) => ` The nearest on our list: ${cities}.`,
    away: (city: string, km: number) => `${city} (about ${km} km)`,
    wherever: (region: string) => `Whatever our list says, you can turn to these now (${region}):`,
  },
})

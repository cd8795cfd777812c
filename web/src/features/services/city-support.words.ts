import { defineWords } from '../../platform/words'

/** Loaded once somebody has chosen a city or a region. */
export const citySupportWords = defineWords({
  zh: {
    ofCity: (region: string, more: string) =>
      `这是${region}的号码，按你选的地方。人在别的地方，点下面的“${more}”换地区。`,
    ofOwn: (region: string) => `你自己设的地区，${region}：`,
  },
  en: {
    ofCity: (region: string, more: string) =>
      `Numbers for: ${region}, where the place you chose is. If you’re somewhere else, change the region under “${more}” below.`,
    ofOwn: (region: string) => `Numbers for the region you set yourself (${region}):`,
  },
})

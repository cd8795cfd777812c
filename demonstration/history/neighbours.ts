/** Invented people of the demonstration, each with the day on which they registered. */
export const neighbours = [
  { email: 'yalin@demo.test', displayName: 'Yalin Liu', daysAgo: 96 },
  { email: 'haoran@demo.test', displayName: 'Haoran Sun', daysAgo: 80 },
  { email: 'qing@demo.test', displayName: 'Qing Fang', daysAgo: 61 },
  { email: 'anna@demo.test', displayName: 'Anna Berg', daysAgo: 33 },
  { email: 'xinyi@demo.test', displayName: 'Xinyi He', daysAgo: 12 },
] as const

import { loadInstrument } from '@amhs/domain/instruments/instrument-catalogue'
import { seriesOf } from '@amhs/domain/instruments/score-series'
import { exampleScreening } from '../storage/screenings.repository.suite'
import { trendSentence } from './trend-sentence'

describe('the trend sentence', () => {
  const scores = (...totals: (number | null)[]) =>
    totals
      .map((total, day) => exampleScreening(day, { score: { total, band: total === null ? null : 'low' } }))
      .reverse()

  test.each([
    [[], '还没有可以画的得分。'],
    [[null], '还没有可以画的得分。'],
    [[3], '只有一次得分：2026年1月1日，3 分。'],
    [[3, 5], '最近一次 5 分，比2026年1月1日的 3 分高 2 分；这 2 次在 3 到 5 分之间。'],
    [[5, 1, null, 2], '最近一次 2 分，比2026年1月1日的 5 分低 3 分；这 3 次在 1 到 5 分之间。'],
    [[4, 6, 4], '最近一次 4 分，和2026年1月1日的 4 分一样；这 3 次在 4 到 6 分之间。'],
  ])('of %j', async (totals, sentence) => {
    const [series] = seriesOf(await loadInstrument('gad2'))
    expect(trendSentence(scores(...totals), { ...series, bands: [] }, 'zh-CN')).toBe(sentence)
  })
})

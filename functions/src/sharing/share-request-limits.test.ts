import { requestLimit } from './share-request-limits'

test('looking whether a link is over has a lower limit of its own, and takes none of the openings', () => {
  const [look, open] = [requestLimit('HEAD'), requestLimit('POST')]
  expect(look.name).not.toBe(open.name)
  const perHour = ({ limit }: typeof look) => ((limit.perAddress ?? limit.calls) * 3600) / limit.perSeconds
  expect(perHour(look)).toBeLessThan(60)
  expect(perHour(look)).toBeLessThan(perHour(open) / 100)
  expect(requestLimit('GET')).toBe(open)
})

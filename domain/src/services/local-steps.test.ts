import { crisisRegions, isCrisisRegionId } from '../safety/crisis-lines'
import { telephoneHref } from '../safety/line-actions'
import { everyProtectionLine } from '../safety/protection-contacts'
import { sources } from './local-step-sources.json'
import { localSteps } from './local-steps'

const every = Object.values(localSteps).flatMap((steps) =>
  steps ? [...steps.adult, ...steps.young, ...steps.parent, ...(steps.alcohol ?? [])] : [],
)

test('the ways are of regions that we know, and each has its own name and source', () => {
  for (const region of Object.keys(localSteps)) expect(isCrisisRegionId(region)).toBe(true)
  expect(new Set(every.map(({ id }) => id)).size).toBe(every.length)
  expect(Object.keys(sources).sort()).toEqual(every.map(({ id }) => id).sort())
})

test('a number that is pressed stands in the words, and is that of the crisis lines where they have it', () => {
  const known = [...crisisRegions.flatMap(({ lines }) => lines), ...everyProtectionLine].map(({ number }) =>
    telephoneHref(number),
  )
  for (const { id, title, href } of every) {
    if (!href?.startsWith('tel:')) continue
    for (const words of [title.zh, title.en])
      expect(words.replace(/\D/g, ''), id).toContain(href.slice('tel:'.length))
    // Lines for parents and for alcohol are no crisis lines.
    if (id !== 'uk-youngminds' && id !== 'uk-drinkline') expect(known, id).toContain(href)
  }
})

test('in the United Kingdom a parent is named the line for parents, a child the line for children', () => {
  const hrefs = (whose: 'adult' | 'young' | 'parent') => localSteps.UK?.[whose].map(({ href }) => href)
  expect(hrefs('parent')).toContain('tel:08088025544')
  expect(hrefs('young')).toContain('tel:08001111')
  expect(hrefs('young')).not.toContain('tel:08088025544')
  expect(hrefs('adult')).toEqual([undefined, 'https://www.nhs.uk/talk'])
})

import { articleIds } from '@amhs/domain/content/article'
import { isOfViolence } from './is-of-violence'

test('the articles on violence, and no other', () => {
  expect(articleIds.filter(isOfViolence)).toEqual(['domestic-violence', 'sexual-violence'])
})

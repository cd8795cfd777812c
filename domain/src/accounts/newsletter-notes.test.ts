import { newsletterNotes } from './newsletter-notes'

test('the newsletter says what the specification says', () => {
  expect(newsletterNotes.subscribed.en).toBe(
    'Subscription successful! Thank you for your attention, we will provide you with valuable mental health information.',
  )
  expect(newsletterNotes.failed.en).toBe('Subscription failed, please try again later.')
})

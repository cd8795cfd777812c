import { waitingPlaces } from '@amhs/domain/contracts/waiting-place.contract'
import { mineWords } from './mine.words'

test.each(['zh', 'en'] as const)(
  'every place on the waiting list is said, and no number of people gives others away (%s)',
  (language) => {
    const said = waitingPlaces.map((place) => mineWords[language].inLine[place])
    expect(new Set(said).size).toBe(3)
    for (const text of said) expect(text).not.toMatch(/\d/)
  },
)

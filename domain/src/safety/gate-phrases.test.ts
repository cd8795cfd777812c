import { findingsIn } from './gate'

/** What the phrase lists find, in the order in which it counts: level, context and what else is said of it. */
const phrasesIn = (text: string) =>
  findingsIn(text)
    .filter(({ layer }) => layer === 'phrase')
    .map(({ level, context, certain, reviewed, sure }) =>
      [level, context, certain && 'certain', reviewed && 'reviewed', !sure && 'unsure']
        .filter(Boolean)
        .join(' '),
    )

test('nothing is nothing', () => {
  expect(findingsIn('hello')).toEqual([])
  expect(findingsIn('')).toEqual([])
})

describe('what the lists find, in its surroundings', () => {
  test.each([
    // A threat in anger or in jest, and what makes it one that is meant.
    ['I could kill him', ['H idiom reviewed', 'H idiom']],
    ['I wish I could sleep, I will kill him', ['H reviewed']],
    ['I will kill you haha', ['H idiom']],
    ['我要杀了他哈哈', ['H idiom', 'H idiom']],
    ['I could kill him, I have a knife', ['H certain reviewed']],
    ['I will kill you haha I have a knife', ['H certain']],
    ['I could stab him lol, I have a knife', ['H certain']],
    ['I could kill him, he said he has a knife', ['H idiom reviewed', 'H idiom']],
    ['When I was young I had a gun ready. I could kill him', ['H idiom reviewed', 'H idiom']],
    ['我要杀了他', ['H']],
    // A weapon makes no threat of what is none.
    ['kms, I have a knife lol', ['L2 idiom reviewed', 'L2 idiom']],
    ['I have a knife, kill me now, this meeting', ['L2 idiom']],
    ['去死, I have a knife', ['L2 idiom reviewed']],
    // Of oneself "could" is no anger.
    ['I could kill myself', ['L2 reviewed']],
    // A curse, a groan, a word said lightly.
    ['去死', ['L2 idiom reviewed']],
    ['他去死', ['L2 idiom reviewed']],
    ['我去死', ['L2 reviewed']],
    ['kms', ['L2 reviewed']],
    ['kms lol', ['L2 idiom reviewed', 'L2 idiom']],
    ['我要死了哈哈哈', ['L2 idiom']],
    ['kill me now', ['L2']],
    ['kill me now, this meeting', ['L2 idiom']],
    // What somebody else is said to have said is theirs, and their helper is read.
    ['她说她想死', ['L2 told reviewed', 'T reviewed', 'T']],
    ['他说他活着没意思', ['L1 told reviewed', 'T reviewed', 'L1 told', 'T']],
    ['她说她要杀了他', ['H']],
    ['他说他要跳了，我想死', ['L2 reviewed']],
    // Only the topic: not beside somebody, not of oneself, not where nothing else is said.
    ['the topic of suicide', ['L2 topic reviewed', 'L2 topic']],
    ['a suicide..', ['L2 topic reviewed', 'L2 topic']],
    ['a suicide.', ['L2 reviewed']],
    ['suicide', ['L2 reviewed']],
    ['my friend: suicide is the topic of this', ['L2 reviewed', 'T']],
    ['I talk of suicide as the topic', ['L2 reviewed']],
    ['an essay on suicide', ['L2 subject reviewed', 'L2 subject']],
    // Several levels, highest first; of each the reviewed one that nothing takes the edge off is enough.
    ['kms lol, my dad hits me', ['L2 idiom reviewed', 'L2 idiom', 'A reviewed']],
    ['deserve to die. kill myself', ['L2 reviewed']],
    ['让我死，I want to die', ['L2 reviewed']],
    ['我没有想自杀。我爸打我', ['L2 denial reviewed', 'L2 denial reviewed', 'A']],
  ])('%s: %j', (text, phrases) => {
    expect(phrasesIn(text)).toEqual(phrases)
  })

  test.each(['just', 'honestly', 'literally', 'really', 'actually'])(
    'could %s kill is said in anger',
    (word) => {
      expect(phrasesIn(`I could ${word} kill him`)).toContain('H idiom reviewed')
    },
  )
})

import { cleanText } from '../safety/normalise'

/**
 * Everyday English words of every register. Where none of them stands in several words, it is hardly English: Hindi, Punjabi or Tagalog
 * in Latin letters share almost none.
 */
const everydayEnglish = new Set(
  [
    'the a an and or but so if of to in on at for with from by as is am are was were be been im ive id ill it its this that these those',
    'i me my mine you your u ur he him his she her they them their we us our who what when where why how which not no dont cant wont didnt isnt',
    'do does did done have has had get got go going gone went can could will would should may might want need feel feeling felt think thought know',
    'like just really very too much more all any some every never always again now today tonight tomorrow yesterday day night week year time',
    'tired sad happy bad good better worse sick hurt pain sleep eat food work school home mum mom dad friend friends people life help please sorry thanks',
    'okay ok hi hello hey yes yeah yep nope lol tbh idk cba bc cos cuz gonna wanna gotta lemme dunno alone out up down off over about there here then than',
    'make makes made take took say says said tell told talk see look keep let feels one two something nothing anything someone everyone nobody anymore',
    'ma mah dae dinnae cannae wee aye nae dem dey wan una abeg make wetin fit',
  ].flatMap((line) => line.split(' ')),
)

/** In fewer words than this nothing can be told. */
const fewestWords = 6
/** From this share of letters in another writing on, a text is in another language. */
const otherWriting = 0.5
/** Below this share of everyday words, words in Latin letters are hardly English. */
const leastEveryday = 0.12

/**
 * Whether a text is most likely in neither Chinese nor English, so that nothing here has understood it. The gate, the guide and the
 * search read these two languages alone; who writes in another has to be told so, not to be met with silence.
 */
export function isInUnreadLanguage(given: string): boolean {
  const letters = given.match(/\p{Letter}/gu) ?? []
  const read = given.match(/[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]/gu) ?? []
  if (letters.length === 0) return false
  if (letters.length - read.length >= letters.length * otherWriting) return true
  if (/\p{Script=Han}/u.test(given)) return false
  const words =
    cleanText(given)
      .replace(/'/g, '')
      .match(/[a-z]+/g) ?? []
  if (words.length < fewestWords) return false
  const everyday = words.filter((word) => everydayEnglish.has(word)).length
  return everyday < words.length * leastEveryday
}

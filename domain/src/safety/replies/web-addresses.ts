import { cleanText } from '../normalise'

/** Ends of addresses that also have to be recognised where the dot is disguised ("evil dot com", "evil . com"). */
const commonEnds =
  'com|org|net|cn|hk|tw|mo|sg|my|jp|kr|uk|us|ca|au|nz|ie|de|fr|eu|ru|in|io|co|ai|me|tv|cc|ly|gl|to|info|biz|xyz|top|site|online|club|shop|vip|app|dev|link|live|chat|help|care|health|life|space|website|store|tech|pro|icu|fun|edu|gov|wiki|page|blog|one|world|today|support|group'

/** Right sides of a missing space after a full stop ("That is hard.You …"), where they are also ends of addresses. */
const englishWords = new Set(
  'it is so to in me my am be as at by do no us if we he or on an you the this that they there what when how and but yes not maybe try can could please sometimes even your one some many most it’s'.split(
    ' ',
  ),
)

/** Abbreviations with a full stop inside. */
const abbreviations = /^(?:e\.g|i\.e|a\.m|p\.m|u\.s|u\.k|u\.n|ph\.d|m\.d|b\.a|m\.a|n\.b|vs\.|etc\.)/

const written = {
  scheme:
    /\b(?:[a-z][a-z0-9+.-]{1,20}|h\w{2}ps?)\s?:\s?\/\/[^\s<>"'）)\]，。；、]{0,300}|\b(?:javascript|data|mailto|tel|sms|vbscript|file):[^\s)]{1,200}/g,
  target: /\]\(\s*([^)\s]{1,300})/g,
  www: /\bwww[\s.]{1,3}[a-z0-9-]{2,40}[^\s）)\]，。；、]{0,200}/g,
  domain:
    /(?<![\w@./-])(?:[\p{L}\p{N}_-]{1,60}\.){1,5}[\p{L}][\p{L}\p{N}-]{1,24}(?:[/?#:][^\s)）\]，。；、]{0,200})?/gu,
  network:
    /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])[^\s)）\]，。；、]{0,200}|\[(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}\]/g,
} as const

/** A dot that is written in another way: [.] (dot) dot 点, or with spaces around it. */
const disguisedDot = new RegExp(
  `[a-z0-9-]{1,40}(?:\\s{0,2}[[({<]\\s{0,2}(?:\\.|dot|点|。)\\s{0,2}[\\])}>]\\s{0,2}|\\s{1,2}(?:dot|点)\\s{1,2}|点|\\s\\.\\s?|\\s?。\\s?)(?:${commonEnds})(?![a-z0-9])`,
)

/** Who writes to a mailbox leaves the site: any sign for "at" between two words with a dot behind it. */
const mailbox =
  /[a-z0-9._%+-]{1,60}\s?(?:@|\(at\)|\[at\]|\{at\}|\sat\s)\s?[a-z0-9-]{1,60}(?:\.|\s?(?:\(dot\)|\[dot\])\s?|\sdot\s)[a-z]{2,20}\b/

const street =
  /\b\d{1,5}[a-z]?,? (?:[a-z]+ ){1,3}(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|square|plaza)\b(?! (?:from|of|to|with|and) )|(?:路|街|大道|巷|弄|胡同)[0-9一二三四五六七八九十百]{1,5}号|(?:大厦|大楼|广场|写字楼)[a-z]?[0-9一二三四五六七八九十]{1,4}(?:层|楼|室)/

function sameAddress(address: string): string {
  return address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
}

function isAllowed(target: string, allowed: readonly string[]): boolean {
  if (/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(target)) return allowed.includes(target)
  if (target.startsWith('//') || target.includes('..') || target.includes('\\') || target.includes('@'))
    return false
  const ownPath = target.startsWith('/')
  const wanted = sameAddress(target).split(/[?#]/)[0]?.toLowerCase() ?? ''
  return allowed.some((entry) => {
    if (entry.startsWith('/') !== ownPath) return false
    const base = sameAddress(entry).toLowerCase()
    return wanted === base || wanted.startsWith(`${base}/`)
  })
}

/** Two sentences without a space between them, or an abbreviation, look like a domain and are none. */
function isProse(found: string, original: string): boolean {
  if (abbreviations.test(found) || /^(?:[a-z]\.)+[a-z]?$/.test(found)) return true
  // 7.5小时: a number with its unit.
  if (/^\d+(?:\.\d+)?(?:\p{Script=Han}|[a-z]{1,3}$)/u.test(found)) return true
  const [left = '', right = ''] = original.split('.')
  if (original.split('.').length !== 2 || /[/?#:]/.test(original)) return false
  if (/\p{Script=Han}$/u.test(left) && /^\p{Script=Han}/u.test(right)) {
    return !/^(?:中国|公司|网络|网址|网站|在线|中文网|香港|台湾|我爱你|商城|移动)/.test(right)
  }
  const capital = /^\p{Lu}/u.test(right) && !/^\p{Lu}+$/u.test(right)
  const isEnd = new RegExp(`^(?:${commonEnds})$`, 'i').test(right)
  return capital && (!isEnd || englishWords.has(right.toLowerCase()))
}

function targetsOf(text: string): string[] {
  const bare = (target: string) => target.replace(/[.,;:!?…'"”’）)]+$/, '')
  const plain = text.normalize('NFKC').replace(/[\p{Cf}]/gu, '')
  const lower = plain.toLowerCase()
  const schemes = [...lower.matchAll(written.scheme)].map(([found]) => found)
  const targets = [...lower.matchAll(written.target)].map(([, target = '']) => target)
  // What has a scheme or stands in brackets has been read; what is left is read as a bare domain.
  const rest = plain.replace(written.target, '] ').replace(new RegExp(written.scheme.source, 'gi'), ' ')
  const domains = [...rest.matchAll(written.domain)]
    .map(([found]) => found)
    .filter((found) => !isProse(bare(found).toLowerCase(), bare(found)))
  const others = [written.www, written.network].flatMap((pattern) =>
    [...rest.toLowerCase().matchAll(pattern)].map(([found]) => found),
  )
  return [...schemes, ...targets, ...domains, ...others].map(bare)
}

/**
 * Whether a reply holds an address that is not on the list: links, bare domains (also with a disguised dot or look-alike
 * letters), network addresses, mailboxes, streets with a number.
 *
 * @param allowed the site's own paths ("/learn") and full addresses; an entry also allows what lies below it
 */
export function hasForeignAddress(reply: string, allowed: readonly string[]): boolean {
  const cleaned = cleanText(reply)
  if (mailbox.test(cleaned) || disguisedDot.test(cleaned) || street.test(cleaned)) return true
  // Look-alike letters are folded in `cleaned`; capitals, which tell a sentence from a domain, stand in the reply.
  return [reply, cleaned].some((text, folded) =>
    targetsOf(text).some((target) => (folded && isFoldedProse(target) ? false : !isAllowed(target, allowed))),
  )
}

/** In folded text capitals are gone: only what ends as addresses do counts there. */
function isFoldedProse(target: string): boolean {
  if (target.includes('/') || target.includes(':')) return false
  const end = target.split('.').at(-1) ?? ''
  return !new RegExp(`^(?:${commonEnds})$`).test(end) || englishWords.has(end)
}

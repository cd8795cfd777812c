import { JSDOM } from 'jsdom'
import simplifiedToTraditional from 'opencc-js/dict/STCharacters'
import traditionalToTaiwanese from 'opencc-js/dict/TWVariants'

/** In both lists OpenCC has one target for these, and yet they are characters of traditional texts as well: 公里, 干預, 批准, 雇主, names. */
const alsoTraditional = '里干准杰淀涌台岩岳雇'

const pairs = (list: string | readonly (readonly [string, string])[]) =>
  typeof list === 'string'
    ? list.split('|').map((entry) => entry.split(' '))
    : list.map(([from, to]) => [from, ...to.split(' ')])

/** The characters that OpenCC knows in simplified texts alone. */
function readSimplified(): ReadonlySet<string> {
  const traditional = new Set(alsoTraditional)
  for (const list of [simplifiedToTraditional, traditionalToTaiwanese])
    for (const [, ...targets] of pairs(list)) for (const target of targets) traditional.add(target)
  return new Set(
    pairs(simplifiedToTraditional).flatMap(([from = '']) => (traditional.has(from) ? [] : [from])),
  )
}

const simplified = readSimplified()
const otherLanguages = '[lang="zh-CN"], [lang="zh-Hans"], [lang="en"]'

/** The texts and attributes of a page in traditional Chinese in which a simplified character is left, outside what says that it is so. */
export function simplifiedLeft(html: string): readonly string[] {
  const { document } = new JSDOM(html).window
  for (const element of document.querySelectorAll(otherLanguages)) element.remove()
  const texts = [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.attributes].map(({ value }) => value),
    ...[...element.childNodes].flatMap((node) => (node.nodeType === 3 ? (node.nodeValue ?? '') : [])),
  ])
  return texts.filter((text) => [...text].some((character) => simplified.has(character)))
}

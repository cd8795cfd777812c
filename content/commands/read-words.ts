import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The texts of one source file, as people read them; what is put in at run time is "…". */
export interface WordFile {
  /** Below the repository, with `/`. */
  readonly file: string
  readonly zh: readonly string[]
  readonly en: readonly string[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Files whose texts people read though no word table holds them. */
const further = ['web/src/app/routes.ts', 'web/src/app/route-descriptions.ts']

/** A comment, a text in quotes, or a template, whose inner texts are read one by one. */
const pieces =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`(?:[^`\\]|\\.)*`)*\})*)`/g

/** Texts in the quotes of a source, templates with "…" for what is put in. */
export function quotedTexts(source: string): readonly string[] {
  return [...source.matchAll(pieces)].flatMap(([, single, double, template]) => {
    const plain = single ?? double
    if (plain !== undefined) return [plain.replace(/\\(['"\\])/g, '$1').replace(/\\n/g, '\n')]
    if (template === undefined) return []
    const inside = [...template.matchAll(/\$\{((?:[^{}`]|\{[^{}]*\}|`(?:[^`\\]|\\.)*`)*)\}/g)]
    return [
      template.replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`(?:[^`\\]|\\.)*`)*\}/g, '…'),
      ...inside.flatMap(([, code = '']) => quotedTexts(code)),
    ]
  })
}

/** A text for people and no key, class or path: Chinese, or English with a space or a capital in front. */
function language(text: string): 'zh' | 'en' | null {
  if (/\p{Script=Han}/u.test(text)) return 'zh'
  return /[A-Za-z].*\s|^[A-Z][a-z]+/.test(text) && !/^[./@]/.test(text) ? 'en' : null
}

/** Every word table of the interface, and the titles and descriptions of the routes. */
export function readWordFiles(): readonly WordFile[] {
  const names = readdirSync(`${root}web/src`, { recursive: true, encoding: 'utf8' })
    .map((name) => `web/src/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.words.ts') || further.includes(file))
    .sort()
  return names.map((file) => {
    const texts = quotedTexts(readFileSync(root + file, 'utf8'))
    const of = (wanted: 'zh' | 'en') => texts.filter((text) => language(text) === wanted)
    return { file, zh: of('zh'), en: of('en') }
  })
}

import { type GlossaryTerm, glossaryTerms } from './glossary-terms'

/** What an editor looks at again: nothing here is wrong for certain, so a report lists it and no build fails. */
export interface StyleRemarks {
  /** Chinese sentences over `longestZhSentence` characters, whole. */
  readonly long: readonly string[]
  /** English passives, as they stand: "was sent". */
  readonly passive: readonly string[]
  /** Wordings that a German says in English. */
  readonly germanisms: readonly string[]
  /** "do not", "it is": where a person would say "don't", "it's". */
  readonly uncontracted: readonly string[]
  /** Words for which the glossary has another: "支持小组 → 互助小组". */
  readonly terms: readonly string[]
}

/** Han characters, Latin words and numbers of one Chinese sentence. */
export const longestZhSentence = 28

const zhUnits = /\p{Script=Han}|[A-Za-z]+|\d+(?:[.,–-]\d+)*/gu

const irregular =
  'begun|bought|brought|built|chosen|cut|done|drawn|driven|found|given|held|hidden|hurt|kept|known|laid|led|left|lost|made|meant|met|paid|put|read|run|said|seen|sent|set|shown|sold|spoken|spent|taken|taught|thought|thrown|told|understood|written'

/** Participles that are adjectives here: "you are tired" is no passive. */
const states =
  /^(?:aged|allowed|ashamed|based|bored|concerned|confused|crowded|depressed|disabled|distressed|divorced|done|embarrassed|excited|exhausted|finished|frightened|hurt|interested|involved|limited|located|lost|married|meant|mixed|needed|overwhelmed|prepared|qualified|related|scared|signed|stressed|stuck|supposed|surprised|tired|trapped|united|upset|used|worried|worn)$/i

const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|(?:it|that|they|you|we)['’](?:s|re))\\s+(?:not\\s+|never\\s+|only\\s+|also\\s+|\\w+ly\\s+)?(\\w{2,}ed|${irregular})\\b`,
  'gi',
)

/** Each with what made it known: the German wording behind it. */
const germanWordings: readonly RegExp[] = [
  /\bas a rule\b/gi, // in der Regel
  /\b(?:answers?|words?|texts?|names?|notes?|numbers?|it|this|that|what)\s+stands?\s+(?:in|on|at|there|here|behind|below|beside)\b/gi, // steht
  /\b(?:goes?|go) (?:away )?by (?:itself|themselves)\b/gi, // von selbst
  /\b(?:takes?|taken) place yet\b/gi, // hat noch nicht stattgefunden
  /(?<!disabled )\bpersons\b/gi, // Personen
  /\b(?:since|for) (?:some|a few|two|three|several) (?:days|weeks|months|years) already\b/gi, // seit … schon
  /\bthe possibility to\b/gi, // die Möglichkeit zu
  /\bmake (?:a photo|a party|sport)\b/gi, // ein Foto machen
  /\binformations\b|\bfeedbacks\b|\badvices\b/gi, // Informationen
  /\bin (?:this|that|the) case of\b/gi, // im Falle
  /\bwhat concerns\b/gi, // was … betrifft
  /\bthe part in question\b/gi, // der betreffende Teil
  /\b(?:cannot|can't|can’t) be told to be\b/gi, // lassen sich nicht zuordnen
  /\bis up to its rules\b/gi, // richtet sich nach
  /\bgo(?:es)? around its\b/gi, // umgehen
  /\b(?:your|our|my) load\b/gi, // Belastung
  /\bno endorsement\b/gi, // ist kein …
  /\bin the near of\b/gi, // in der Nähe von
  /\bpress on the\b/gi, // auf … drücken
]

const uncontracted =
  /\b(?:do|does|did|is|are|was|were|have|has|had|would|could|should|can|will) ?not\b|\b(?:it|that|there) is\b(?! ?$|[,.?:;]| and\b)|\b(?:you|we|they) (?:are(?![,.?:;]| and\b)|have been|will)\b|\bI am\b|\blet us\b/gi

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([found]) => found.trim())
}

function longSentences(text: string): string[] {
  return text
    .split(/(?<=[。！？?!])|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(zhUnits)?.length ?? 0) > longestZhSentence)
}

function termsAgainst(text: string, language: 'zh' | 'en', terms: readonly GlossaryTerm[]): string[] {
  return terms
    .filter((term) => term.language === language)
    .flatMap(({ instead, say, unless }) =>
      [...text.matchAll(instead)]
        .filter(({ index, 0: found }) => {
          const around = text.slice(Math.max(0, index - 14), index + found.length + 14)
          return !unless?.test(around)
        })
        .map(([found]) => `${found} → ${say}`),
    )
}

/** Reads texts of one language (a paragraph, list item or label each) as an editor would and collects what to look at again. */
export function styleRemarks(language: 'zh' | 'en', texts: readonly string[]): StyleRemarks {
  const every = (find: (text: string) => readonly string[]) => texts.flatMap((text) => find(text))
  const english = (find: (text: string) => readonly string[]) => (language === 'en' ? every(find) : [])
  return {
    long: language === 'zh' ? every(longSentences) : [],
    passive: english((text) =>
      [...text.matchAll(passive)].flatMap(([found, participle = '']) =>
        states.test(participle) ? [] : [found],
      ),
    ),
    germanisms: english((text) => germanWordings.flatMap((wording) => matches(text, wording))),
    uncontracted: english((text) => matches(text, uncontracted)),
    terms: every((text) => termsAgainst(text, language, glossaryTerms)),
  }
}

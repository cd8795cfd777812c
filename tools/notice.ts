import type { Instrument } from '@amhs/domain/instruments/instrument'

const standings: Readonly<Record<Instrument['licence']['ship'], string>> = {
  yes: 'Offered here in both languages.',
  'non-commercial-only':
    'Only for non-commercial use: whoever earns money with a site must leave it out or ask the holder.',
  conditional: 'Terms not certain: ask the holder before you offer it to the public.',
  'en-only-until-official-zh':
    'In English only, until the official Chinese text is at hand: it must not be translated anew.',
}

function termsOf({ id, title, licence }: Instrument): string {
  return [
    `## ${title.en} · ${title.zh} (${id})`,
    '',
    licence.attribution.en,
    '',
    `- Terms: ${licence.status}. ${licence.text}${licence.note ? ` ${licence.note}` : ''}`,
    `- Standing: ${standings[licence.ship]} How sure we are: ${licence.confidence}.`,
  ].join('\n')
}

/** The text of NOTICE: what is in this repository under terms of others. */
export function notice(instruments: readonly Instrument[]): string {
  return `Accessible Mental Health Support
Copyright 2026 the authors of Accessible Mental Health Support

The code is licensed under the Apache License 2.0 (LICENSE), our own texts and drawings under CC BY 4.0 (LICENSE-texts).
Packages that are delivered with it keep their licences (docs/licences.md). Sources of the articles stand in
content/articles/sources.json; they are paraphrased and linked, and their words stay theirs.

The page /accessibility-test delivers axe-core, unchanged, under the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/). Its
source is at https://github.com/dequelabs/axe-core.

The questionnaires below are neither ours nor covered by the licences above. Each has its own terms, repeated here from its file in
domain/src/instruments/data/, where it is also said where they were read. Written by npm run generate: correct the data, not this
file. It is no legal advice.

${instruments.map(termsOf).join('\n\n')}
`
}

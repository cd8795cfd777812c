import { articleIds } from '@amhs/domain/content/article'
import { listLimits } from '@amhs/domain/documents/document-limits'
import { deleteDoc, doc, getDocFromServer, setDoc } from 'firebase/firestore'
import { accessMatrix, no, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import { oneDefect } from '../one-defect'
import type { Attempt, RulesCase } from '../rules-case'
import { inGoodStanding, openToDisabledCases, standingCases } from '../standing'
import { asStored, asWritten, type DocumentTable, type Fields, Moment, serverNow } from '../test-document'
import type { Reach } from '../world'

const folder = 'users/owner/savedArticles'
const place = `${folder}/sleep`

export const savedArticleTable: DocumentTable = {
  valid: { savedAt: serverNow },
  edges: {},
  defects: {
    'an unknown field': { set: { note: '' } },
    'no time': { remove: ['savedAt'] },
    'a time of the client': { set: { savedAt: new Moment(-1000) }, schema: 'cannot tell' },
  },
}

const target = ({ database }: Reach) => doc(database, place)
const write = (reach: Reach) => setDoc(target(reach), asWritten(savedArticleTable.valid) as Fields)
async function existing(server: Reach) {
  await inGoodStanding(server)
  await setDoc(target(server), asStored(savedArticleTable.valid) as Fields)
}
async function absent(server: Reach) {
  await inGoodStanding(server)
  await deleteDoc(target(server))
}

function saving(article: string, outcome: Attempt['outcome']): Attempt {
  return {
    who: 'owner',
    what: `save ${article}`,
    outcome,
    prepare: inGoodStanding,
    request: ({ database }) =>
      setDoc(doc(database, folder, article), asWritten(savedArticleTable.valid) as Fields),
  }
}

/** Only the articles of the site, each once: so many are the most that one account can keep. */
const names: readonly RulesCase[] = [
  ...articleIds.map((name) => [name, 'allowed'] as const),
  ...['no-such-article', 'Sleep', 'sleep2', '睡眠'].map((name) => [name, 'denied'] as const),
].map(([name, outcome]) => ({
  area: 'savedArticles',
  name: `the article ${name} is ${outcome}`,
  attempts:
    outcome === 'allowed' ? [saving(name, 'allowed')] : [saving('sleep', 'allowed'), saving(name, 'denied')],
}))

export const savedArticleCases: readonly RulesCase[] = [
  ...accessMatrix('savedArticles', {
    //                           anonymous owner stranger caregiver professional facilitator admin
    'get a saved article': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => getDocFromServer(target(r)),
    },
    'list saved articles': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: listOf(folder, 24),
    },
    'save an article': { may: [no, yes, no, no, no, no, no], prepare: absent, request: write },
    'save an article again': { may: [no, yes, no, no, no, no, no], prepare: existing, request: write },
    'remove a saved article': {
      may: [no, yes, no, no, no, no, no],
      prepare: existing,
      request: (r) => deleteDoc(target(r)),
    },
  }),
  ...listLimitCases('savedArticles', 'owner', folder, listLimits.savedArticles, existing),
  ...standingCases('savedArticles', {
    who: 'owner',
    what: 'save an article',
    prepare: absent,
    request: write,
  }),
  ...openToDisabledCases('savedArticles', [
    { who: 'owner', what: 'list saved articles', prepare: existing, request: listOf(folder, 24) },
    { who: 'owner', what: 'remove a saved article', prepare: existing, request: (r) => deleteDoc(target(r)) },
  ]),
  ...oneDefect({
    area: 'savedArticles',
    who: 'owner',
    path: place,
    table: savedArticleTable,
    prepare: inGoodStanding,
  }),
  ...oneDefect({
    area: 'savedArticles',
    who: 'owner',
    path: place,
    table: savedArticleTable,
    prepare: inGoodStanding,
    update: ['savedAt'],
  }),
  ...names,
]

import { listLimits } from '@amhs/domain/documents/document-limits'
import { deleteDoc, doc, getDocFromServer, orderBy, setDoc, updateDoc, where } from 'firebase/firestore'
import { accessMatrix, no, type Row, yes } from '../access-matrix'
import { listLimitCases, listOf } from '../list-limit'
import type { RulesCase } from '../rules-case'
import { asStored, type Fields, serverNow } from '../test-document'
import type { Reach } from '../world'

const fields = { targetId: 'sleep', stars: 4, comment: 'It helped.', updatedAt: serverNow }
const comment = ({ database }: Reach) => doc(database, 'comments/drawn')
const existing = (server: Reach) => setDoc(comment(server), asStored(fields) as Fields)

//                   anonymous owner stranger caregiver professional facilitator admin
const everybody: Row = [yes, yes, yes, yes, yes, yes, yes]
const nobody: Row = [no, no, no, no, no, no, no]

/** Approved comments: listed by everybody, written by the server alone. */
export const commentCases: readonly RulesCase[] = [
  ...accessMatrix('comments', {
    'list the comments on an article': {
      may: everybody,
      prepare: existing,
      request: listOf('comments', 11, where('targetId', '==', 'sleep'), orderBy('updatedAt', 'desc')),
    },
    'get a comment by its name': {
      may: nobody,
      prepare: existing,
      request: (r) => getDocFromServer(comment(r)),
    },
    'create a comment': {
      may: nobody,
      prepare: (server) => deleteDoc(comment(server)),
      request: (r) => setDoc(comment(r), asStored(fields) as Fields),
    },
    'change a comment': {
      may: nobody,
      prepare: existing,
      request: (r) => updateDoc(comment(r), { comment: 'x' }),
    },
    'delete a comment': { may: nobody, prepare: existing, request: (r) => deleteDoc(comment(r)) },
  }),
  ...listLimitCases('comments', 'anonymous', 'comments', listLimits.comments),
]

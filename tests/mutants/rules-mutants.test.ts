import {
  matchesAround,
  matchesAsking,
  matchesBelow,
  rulesAround,
  rulesMutants,
  rulesSurvivor,
} from './rules-mutants'

const source = `service cloud.firestore {
  match /notes/{note} {
    // a && b: a comment is no clause
    function isNote(data) {
      return data.title != '' && (data.size <= 10 || data.kind in ['a && b', 'c']);
    }
    allow get, delete: if request.auth.uid == 'x';
    allow list: if request.query.limit <= 5;
    allow create: if isNote(request.resource.data) && data.id.matches('^[a-z]{2,3}$');
  }
}
`
const mutants = rulesMutants(source)
const lineOf = (text: string, line: number) => text.split('\n')[line - 1]?.trim()
const on = (line: number) =>
  mutants.filter((mutant) => mutant.line === line).map(({ text }) => lineOf(text, line))

test('each mutant changes one line of the source', () => {
  for (const { text, line, match } of mutants) {
    const different = text.split('\n').filter((content, index) => content !== source.split('\n')[index])
    expect(different).toEqual([text.split('\n')[line - 1]])
    expect(match).toBe('notes')
  }
  expect(new Set(mutants.map(({ text }) => text)).size).toBe(mutants.length)
})

test('clauses, comparisons, bounds and entries of a function', () => {
  expect(on(5)).toEqual([
    'return true;',
    "return true && (data.size <= 10 || data.kind in ['a && b', 'c']);",
    "return data.title != '' && true;",
    "return data.title != '' && (false || data.kind in ['a && b', 'c']);",
    "return data.title != '' && (data.size <= 10 || false);",
    "return data.title == '' && (data.size <= 10 || data.kind in ['a && b', 'c']);",
    "return data.title != '' && (data.size < 10 || data.kind in ['a && b', 'c']);",
    "return data.title != '' && (data.size >= 10 || data.kind in ['a && b', 'c']);",
    "return data.title != '' && (data.size <= 10 || data.kind in ['c']);",
    "return data.title != '' && (data.size <= 10 || data.kind in ['a && b']);",
    "return data.title != '' && (data.size <= 9 || data.kind in ['a && b', 'c']);",
    "return data.title != '' && (data.size <= 11 || data.kind in ['a && b', 'c']);",
  ])
})

test('permissions taken and given', () => {
  expect(on(7)).toEqual([
    'allow get, delete: if true;',
    "allow get, delete: if request.auth.uid != 'x';",
    "allow delete: if request.auth.uid == 'x';",
    "allow get: if request.auth.uid == 'x';",
    "allow get, delete, list: if request.auth.uid == 'x';",
    "allow get, delete, create: if request.auth.uid == 'x';",
    "allow get, delete, update: if request.auth.uid == 'x';",
  ])
  expect(on(8)).toContain('allow list: if false;')
  expect(on(8)).not.toContain('allow list, get: if request.query.limit <= 5;')
})

test('a survivor is known by its collection and what was done, wherever the line is', () => {
  const [first] = mutants
  expect(first && rulesSurvivor('firestore.rules', first)).toEqual({
    file: 'firestore.rules',
    code: 'the whole condition becomes true',
    replacement: 'notes',
  })
})

test('what stands inside a match is found', () => {
  const nested = `match /a/{one} { function f() { return {'x': 1}; }
    match /b/{two} { allow get: if true; } match /c/{three} { } }
  match /d/{four} { }`
  expect(matchesBelow(nested, 'a')).toEqual(['b', 'c'])
  expect(matchesBelow(nested, 'd')).toEqual([])
  expect(matchesBelow(nested, 'e')).toEqual([])
})

test('a match below any path is known by the name of its collection', () => {
  const anywhere = `match /a/{one} { } match /{path=**}/b/{two} { allow get: if true; }`
  expect(rulesMutants(anywhere).map(({ match }) => match)).toContain('b')
  expect(rulesMutants(anywhere).map(({ match }) => match)).not.toContain('a')
})

test('bounds inside a pattern', () => {
  const patterns = on(9).map((line) => line?.match(/\{\d+,\d+\}/)?.[0])
  expect(patterns).toEqual(expect.arrayContaining(['{1,3}', '{3,3}', '{2,2}', '{2,4}']))
  expect(on(9).filter((line) => line?.includes(', update'))).toHaveLength(1)
})

const trees = `service cloud.firestore {
  match /databases/{database}/documents {
    function owns(uid) {
      return request.auth.uid == uid;
    }
    function mayWrite(uid) {
      return owns(uid) && request.auth.token.email_verified;
    }
    match /a/{one} {
      allow get: if true;
      match /b/{two} {
        allow create: if mayWrite(two);
      }
    }
    match /c/{one} {
      allow get: if owns(one);
    }
    match /{path=**}/b/{two} {
      allow list: if false;
    }
  }
}
`

test('a mistake in one collection is noticed by requests for what stands with it below the same collection', () => {
  expect(matchesAround(trees, 'b')).toEqual(['a', 'b'])
  expect(matchesAround(trees, 'a')).toEqual(['a', 'b'])
  expect(matchesAround(trees, 'c')).toEqual(['c'])
  expect(matchesAround(trees, '')).toEqual([])
})

test('a mistake before the first collection is looked for where its function is asked, also by another one', () => {
  expect(matchesAsking(trees, 4)).toEqual(['b', 'c'])
  expect(matchesAsking(trees, 7)).toEqual(['b'])
  expect(matchesAsking(trees, 1)).toEqual([])
})

test('a mistake is tried without the collections that are never asked beside it', () => {
  const kept = rulesAround(trees, 'b')
  expect(kept).toContain('match /a/{one}')
  expect(kept).toContain('match /{path=**}/b/{two}')
  expect(kept).not.toContain('match /c/')
  expect(kept.match(/\{$/gm)?.length).toBe(kept.match(/\}$/gm)?.length)
  expect(rulesAround(trees, '')).toBe(trees)
})

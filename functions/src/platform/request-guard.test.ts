import type { Request } from 'firebase-functions/https'
import { guardRequest, wasFoundInvalid } from './request-guard'

/** A request as the platform's server hands it on. */
function requestOf(body: unknown, { method = 'POST', type = 'application/json', bytes = 100 } = {}): Request {
  const headers: Record<string, string> = type === '' ? {} : { 'content-type': type }
  const header = (name: string) => headers[name]
  return { method, headers, header, body, rawBody: Buffer.alloc(bytes) } as unknown as Request
}

/** A list in a list in a list … */
const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
const longest = 256 * 1024

test.each([
  ['nothing', { data: null }, {}],
  ['a text', { data: 'text' }, {}],
  ['fields', { data: { name: 'Lin', tags: ['a', 'b'], none: null } }, {}],
  ['sixteen levels', { data: nested(16) }, {}],
  ['a long list', { data: Array.from({ length: 200_000 }, () => 1) }, {}],
  ['the longest body', { data: 'text' }, { bytes: longest }],
  ['an encoding', { data: 'text' }, { type: 'application/json; charset=utf-8' }],
  ['an encoding after space', { data: 'text' }, { type: 'application/json  ;charset=utf-8' }],
  ['a type in capitals', { data: 'text' }, { type: 'Application/JSON' }],
])('a request with %s is left as it is', (_, body, options) => {
  const request = requestOf(body, options)
  guardRequest(request)
  expect(wasFoundInvalid(request)).toBe(false)
  expect(request.body).toBe(body)
})

test.each([
  ['no body', undefined, {}],
  ['an empty body', null, {}],
  ['a text', 'data', {}],
  ['a list', [1], {}],
  ['no data', {}, {}],
  ['something else', { text: 1 }, {}],
  ['something beside the data', { data: 1, more: 1 }, {}],
  ['seventeen levels', { data: nested(17) }, {}],
  ['a wrapped type', { data: { '@type': 'type.googleapis.com/unknown' } }, {}],
  ['a wrapped type far down', { data: [{ name: { '@type': 'x' } }] }, {}],
  ['a replaced prototype', JSON.parse('{"data":{"__proto__":{"text":"x"}}}'), {}],
  ['too long a body', { data: 'text' }, { bytes: longest + 1 }],
  ['no type', { data: 'text' }, { type: '' }],
  ['another type', { data: 'text' }, { type: 'text/plain' }],
  ['a type that goes on', { data: 'text' }, { type: 'application/json5' }],
  ['two types', { data: 'text' }, { type: 'text/plain, application/json' }],
])('a request with %s is remembered, and the library sees an empty one', (_, body, options) => {
  const request = requestOf(body, options)
  guardRequest(request)
  expect(wasFoundInvalid(request)).toBe(true)
  expect(request.body).toEqual({ data: null })
  expect(request.headers['content-type']).toBe('application/json')
})

test('a body whose length is not known is judged by what it says', () => {
  const request = Object.assign(requestOf({ data: 'text' }), { rawBody: undefined })
  guardRequest(request)
  expect(wasFoundInvalid(request)).toBe(false)
})

test.each(['GET', 'OPTIONS'])('%s has no body to look at', (method) => {
  const request = requestOf(undefined, { method, type: '' })
  guardRequest(request)
  expect(wasFoundInvalid(request)).toBe(false)
  expect(request.headers).toEqual({})
})

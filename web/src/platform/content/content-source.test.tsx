import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { contentSource, prepareContent, renderedWithContent } from './content-source'

function pageOf(read: (file: string) => string, ...files: readonly string[]) {
  const Text = () => <p>{files.map(read).join(' ')}</p>
  return () =>
    renderToString(
      <Suspense fallback="waiting">
        <Text />
      </Suspense>,
    )
}

test('a page is rendered whole, and tells which texts stand in it', async () => {
  const read = contentSource({ one: async () => 'first', two: async () => 'second', three: async () => 'x' })
  const { html, files } = await renderedWithContent(pageOf(read, 'one', 'two'))
  expect(html).toContain('first second')
  expect(html).not.toContain('waiting')
  expect(files).toEqual(['one', 'two'])
})

test('each text is downloaded once', async () => {
  const load = vi.fn(async () => 'text')
  const read = contentSource({ file: load })
  await renderedWithContent(pageOf(read, 'file'))
  await renderedWithContent(pageOf(read, 'file'))
  expect(load).toHaveBeenCalledTimes(1)
})

test('a prepared text needs no waiting', async () => {
  const read = contentSource({ 'prepared/text': async () => 'ready' })
  await prepareContent(['prepared/text', 'not/there'])
  expect(pageOf(read, 'prepared/text')()).toContain('ready')
})

test('a text that cannot be had fails the prerendering, and is tried anew later', async () => {
  vi.useFakeTimers()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('back')
  const read = contentSource({ lost: load })
  await expect(renderedWithContent(pageOf(read, 'lost'))).rejects.toThrow('offline')
  vi.advanceTimersByTime(1001)
  vi.useRealTimers()
  expect((await renderedWithContent(pageOf(read, 'lost'))).html).toContain('back')
})

test('a file that does not exist is a defect', () => {
  const read = contentSource<string>({})
  expect(() => read('nothing')).toThrow(RangeError)
})

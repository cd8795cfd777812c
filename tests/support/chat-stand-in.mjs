import http from 'node:http'

/**
 * @typedef {import('./chat-stand-in.d.mts').Script} Script
 * @typedef {import('./chat-stand-in.d.mts').SeenRequest} SeenRequest
 */

const host = '127.0.0.1'
const mostRequests = 2000

const now = () => performance.timeOrigin + performance.now()

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** @param {string} text */
function rot13(text) {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base)
  })
}

/** @type {Record<string, (prompt: string) => string>} */
const disguises = {
  '': (prompt) => prompt,
  ':base64': (prompt) => Buffer.from(prompt).toString('base64'),
  ':hex': (prompt) => Buffer.from(prompt).toString('hex'),
  ':reversed': (prompt) => [...prompt].reverse().join(''),
  ':spaced': (prompt) => [...prompt].join(' - '),
  ':rot13': rot13,
}

/** @param {string} piece @param {string} prompt */
function filled(piece, prompt) {
  return piece.replace(/\{prompt(:[a-z0-9]+)?\}/g, (_all, name = '') => {
    // A part of it: all of it would be refused for its length alone, which would prove nothing.
    const part = prompt.slice(0, 160)
    return disguises[name]?.(part) ?? ''
  })
}

/**
 * What the reader is given to judge: the newest message, and the reply to it where that is judged; null for anything else.
 * @typedef {{ message: string, reply?: string }} Material
 * @param {unknown} content @returns {Material | null}
 */
function readMaterial(content) {
  if (typeof content !== 'string' || !/^\{"(?:turns|message)":/.test(content)) return null
  const given = JSON.parse(content)
  if (typeof given.reply === 'string') return { message: given.message, reply: given.reply }
  return Array.isArray(given.turns) ? { message: given.turns.at(-1)?.text ?? '' } : null
}

/** @param {http.IncomingMessage} request @returns {Promise<any>} */
async function readJson(request) {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text)
}

/**
 * A server that speaks the streaming chat protocol of OpenAI-compatible providers and does whatever its scripts say: it has
 * no mind of its own and obeys every attacker.
 *
 * `POST /v1/chat/completions` is the protocol. Tests use `PUT /scripts` (one script or a list), `DELETE /scripts` and
 * `GET /requests?message=…` (what arrived with this newest message) and `GET /judgements?message=…` (what the reader was asked
 * about it).
 * @param {number} port 0 chooses a free one
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startChatStandIn(port) {
  /** @type {Map<string, Script>} */
  const scripts = new Map()
  /** @type {SeenRequest[]} */
  const seen = []
  /** @type {SeenRequest[]} */
  const judgements = []

  /**
   * Plays the reader: by its script, else everything is harmless.
   * @param {http.ServerResponse} response @param {SeenRequest} record @param {Material} material
   */
  async function judge(response, record, material) {
    const script = scripts.get(material.message)
    const reading = (material.reply === undefined ? script?.reading : script?.verdict) ?? {}
    if (reading.pause) await pause(reading.pause)
    if (reading.silent) return
    if (reading.status) {
      response.writeHead(reading.status).end()
      return
    }
    const label = material.reply === undefined ? { risk: 'none', sure: true } : { safe: true }
    const unsafe = reading.unsafeFrom !== undefined && material.reply?.includes(reading.unsafeFrom)
    const content = reading.raw ?? JSON.stringify(reading.label ?? (unsafe ? { safe: false } : label))
    record.sentAt.push(now())
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ choices: [{ index: 0, message: { content }, finish_reason: 'stop' }] }))
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function complete(request, response) {
    const body = await readJson(request)
    const { model = '', stream = false, messages = [] } = body
    /** @type {SeenRequest} */
    const record = {
      authorization: request.headers.authorization,
      model,
      stream,
      messages,
      abandoned: false,
      sentAt: [],
      body,
    }
    response.once('close', () => {
      record.abandoned = !response.writableFinished
    })
    const judged = readMaterial(messages.at(-1)?.content)
    if (judged) {
      judgements.push(record)
      judgements.splice(0, judgements.length - mostRequests)
      await judge(response, record, judged)
      return
    }
    seen.push(record)
    seen.splice(0, seen.length - mostRequests)
    const script = scripts.get(messages.at(-1)?.content) ?? plainScript(messages)
    if (script.silent) return
    if (script.status) {
      response.writeHead(script.status, { 'content-type': 'application/json' })
      response.end('{"error":{"message":"stand-in"}}')
      return
    }
    response.writeHead(200, { 'content-type': script.contentType ?? 'text/event-stream; charset=utf-8' })
    if (script.raw !== undefined) {
      response.end(script.raw)
      return
    }
    await streamPieces(response, script, messages[0]?.content ?? '', record)
  }

  /** @param {http.IncomingMessage} request @param {http.ServerResponse} response */
  async function answer(request, response) {
    const address = new URL(request.url ?? '/', `http://${host}`)
    const route = `${request.method} ${address.pathname}`
    if (route === 'POST /v1/chat/completions') return complete(request, response)
    if (route === 'PUT /scripts') {
      const given = await readJson(request)
      for (const script of [given].flat()) scripts.set(script.message, script)
      response.writeHead(204).end()
    } else if (route === 'DELETE /scripts') {
      scripts.clear()
      response.writeHead(204).end()
    } else if (route === 'GET /judgements') {
      const message = address.searchParams.get('message')
      const found = judgements.filter(
        ({ messages }) => readMaterial(messages.at(-1)?.content)?.message === message,
      )
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    } else if (route === 'GET /requests') {
      const message = address.searchParams.get('message')
      const found = seen.filter(({ messages }) => message === null || messages.at(-1)?.content === message)
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    } else {
      response.writeHead(404).end()
    }
  }

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(undefined))
  })
  const address = server.address()
  const used = typeof address === 'object' && address !== null ? address.port : port
  return {
    address: `http://${host}:${used}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(() => resolve(undefined)))
    },
  }
}

/** @param {{ content: string }[]} messages @returns {Script} */
function plainScript(messages) {
  const chinese = /\p{Script=Han}/u.test(messages.at(-1)?.content ?? '')
  const pieces = chinese
    ? [
        '听起来不容易。',
        '可以先把最担心的事写下来，',
        '再和信任的人聊聊。',
        '[站内文章](/learn)也有一些办法。',
      ]
    : [
        'That sounds hard. ',
        'You could write down what worries you most, ',
        'then talk with someone you trust. ',
        'Our [articles](/learn) may help too.',
      ]
  return { message: '', pieces, pause: 5 }
}

/**
 * @param {http.ServerResponse} response
 * @param {Script} script
 * @param {string} prompt
 * @param {SeenRequest} record
 */
async function streamPieces(response, script, prompt, record) {
  const event = (/** @type {object} */ delta, /** @type {string | null} */ finish) =>
    `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  response.write(event({ role: 'assistant', content: '' }, null))
  for (const [index, piece] of (script.pieces ?? []).entries()) {
    if (index === script.breakAfter) {
      response.destroy()
      return
    }
    if (response.destroyed) return
    record.sentAt.push(now())
    response.write(event({ content: filled(piece, prompt) }, null))
    if (script.pause) await pause(script.pause)
  }
  response.write(event({}, script.finish ?? 'stop'))
  response.end('data: [DONE]\n\n')
}

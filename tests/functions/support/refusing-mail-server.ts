import { type AddressInfo, createServer } from 'node:net'

/**
 * Puts a mail server in place of the real one that answers one command with these words. Returns a function that ends it.
 *
 * @param heard is told each line that a client says
 */
export async function serverThatSays(
  answer: string,
  to: RegExp,
  heard: (line: string) => void = () => undefined,
): Promise<() => void> {
  const refusing = createServer((socket) => {
    socket.write('220 no.example\r\n')
    socket.on('data', (bytes) => {
      const line = String(bytes)
      heard(line)
      if (/^EHLO/i.test(line)) socket.write('250-no.example\r\n250 AUTH PLAIN\r\n')
      else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else socket.write(to.test(line) ? `${answer}\r\n` : '250 ok\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('SMTP_PORT', String((refusing.address() as AddressInfo).port))
  return () => {
    refusing.close()
    vi.stubEnv('SMTP_PORT', String(JSON.parse(process.env.AMHS_PORTS ?? '{}').smtp))
  }
}

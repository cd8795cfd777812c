import net from 'node:net'
import { defaultPorts, isTaken, planPorts, requireFreePorts } from './ports'

describe('ports of a run', () => {
  test('are the well-known ones without a base', () => {
    expect(planPorts()).toEqual(defaultPorts)
    expect(planPorts().hosting).toBe(5000)
  })

  test('count up from the base in a fixed order', () => {
    const ports = planPorts(16_000)
    expect(ports).toMatchObject({
      hosting: 16_000,
      auth: 16_001,
      firestore: 16_002,
      smtp: 16_007,
      inbox: 16_008,
    })
    expect(new Set(Object.values(ports)).size).toBe(Object.keys(defaultPorts).length)
  })

  test.each([80, 65_530, 1.5, Number.NaN])('refuses the base %s', (base) => {
    expect(() => planPorts(base)).toThrow(RangeError)
  })

  test('a taken port is noticed, named and explained', async () => {
    const server = net.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    expect(await isTaken(address.port)).toBe(true)
    await expect(requireFreePorts({ auth: address.port })).rejects.toThrow(`${address.port} (auth)`)
    await expect(requireFreePorts({ auth: address.port })).rejects.toThrow('--port-base')
    await new Promise((resolve) => server.close(resolve))
    await expect(requireFreePorts({ auth: address.port })).resolves.toBeUndefined()
  })
})

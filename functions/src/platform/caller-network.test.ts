import fc from 'fast-check'
import { callerNetwork } from './caller-network'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:4711', '192.0.2.1'],
  ['192.168.20.10:4711', '192.168.20.10'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.255', '192.0.2.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  [' [2001:db8:1:2::9]:443 ', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['1::', '1:0:0:0::/64'],
  ['1:0:2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1:2::5:6:7:8', '1:2:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(callerNetwork(address).network).toBe(network)
})

test.each([
  ...['', 'unknown', '256.1.1.1', '1.2.3', '192.0.2.01', 'example.org', '[::1', '2001:db8', '::g'],
  ...['from [::1]', '[::1] or', '[::1]:443/', '::ffff:192.0.2.1:443', '192.0.2.1:443%eth0'],
])('%j is no address', (address) => {
  expect(callerNetwork(address)).toEqual({ network: 'unknown', wider: undefined })
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['[2001:DB8:1:ffff::9]:443', '2001:db8:1::/48'],
  ['2001:db8:2:2::1', '2001:db8:2::/48'],
  ['192.0.2.1', undefined],
  ['::ffff:192.0.2.1', undefined],
  ['unknown', undefined],
])('beside %s the network %s is counted', (address, wider) => {
  expect(callerNetwork(address).wider).toBe(wider)
})

const group = fc.integer({ min: 0, max: 0xffff })
const groups = fc.array(group, { minLength: 8, maxLength: 8 })
const spellings = [
  (all: readonly number[]) => all.map((one) => one.toString(16)).join(':'),
  (all: readonly number[]) => all.map((one) => one.toString(16).toUpperCase().padStart(4, '0')).join(':'),
  (all: readonly number[]) => `[${all.map((one) => one.toString(16).padStart(3, '0')).join(':')}]:8080`,
]

test('every spelling of an IPv6 address is one caller, and so is every address of its network', () => {
  const property = fc.property(groups, fc.array(group, { minLength: 4, maxLength: 4 }), (all, others) => {
    const [first = ''] = spellings.map((spell) => callerNetwork(spell(all)).network)
    for (const spell of spellings) expect(callerNetwork(spell(all)).network).toBe(first)
    // Not in the range of IPv4 addresses, which are told apart whole.
    if (all.slice(0, 4).some((one) => one !== 0))
      expect(callerNetwork(spellings[0]?.([...all.slice(0, 4), ...others]) ?? '').network).toBe(first)
  })
  fc.assert(property)
})

test('addresses of different networks are different callers', () => {
  const property = fc.property(groups, fc.integer({ min: 0, max: 3 }), (all, at) => {
    const other = all.map((one, index) => (index === at ? one ^ 1 : one))
    const [a, b] = [all, other].map((one) => callerNetwork(spellings[0]?.(one) ?? '').network)
    expect(a).not.toBe(b)
  })
  fc.assert(property)
})

import { BlockList, isIP } from 'node:net'

/**
 * Whether an address is somebody's on the internet. Not so are those of this machine, of its network, of the cloud it
 * runs in, and those that only wrap one of them in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  // A zone, as in fe80::1%eth0, names an interface of this machine.
  if (version !== 6 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}

/** What IANA's registry of special purposes doesn't call globally reachable. */
const RESERVED_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Looks public, but is Azure's own service inside each of its machines.
  ['168.63.129.16', 32],
]

/** Of those that are global: protocols (with Teredo), documentation, and 6to4, which wraps any IPv4 address. */
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

/** Networks without IPv4 reach it through these. */
const NAT64 = '64:ff9b::'

const reserved = new BlockList()
for (const [network, bits] of RESERVED_4) {
  reserved.addSubnet(network, bits, 'ipv4')
  reserved.addSubnet(`${NAT64}${network}`, 96 + bits, 'ipv6')
}
for (const [network, bits] of RESERVED_6) reserved.addSubnet(network, bits, 'ipv6')

const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
global6.addSubnet(NAT64, 96, 'ipv6')

import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

describe('a public address', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '93.184.215.14',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4007:80e::200e',
    // 1.1.1.1, for a network without IPv4.
    '64:ff9b::101:101',
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true))

  it.each([
    ['this machine', ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::']],
    ['a private network', ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
    ['the provider’s network', ['100.64.0.1', '100.127.255.255']],
    ['the link', ['169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
    [
      'a cloud’s own',
      ['169.254.169.254', '100.100.100.200', '192.0.0.192', 'fd00:ec2::254', '168.63.129.16'],
    ],
    ['a site’s', ['fc00::1', 'fdff:ffff::1', 'fec0::1']],
    ['many at once', ['224.0.0.1', '239.255.255.255', '255.255.255.255', '240.0.0.1', 'ff02::1', 'ff0e::1']],
    [
      'documentation or tests',
      ['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
    ],
    [
      'IPv4 within IPv6',
      ['::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:1.1.1.1', '::127.0.0.1', '::ffff:0:127.0.0.1'],
    ],
    [
      'a private one behind NAT64',
      ['64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1'],
    ],
    ['6to4 and Teredo', ['2002:7f00:1::', '2002:a9fe:a9fe::1', '2001:0:53aa:64c::1']],
    ['none at all', ['', 'localhost', '127.1', '0x7f000001', '1.1.1.1.', '[::1]']],
  ])('is none of %s: %s', (_what, addresses) => {
    for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false])
  })
})

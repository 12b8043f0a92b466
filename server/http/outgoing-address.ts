import { BlockList, isIPv4 } from 'node:net'

// From IANA's registries of special-purpose addresses: this network, private, shared, loopback, link-local (cloud
// metadata), documentation, benchmarks, multicast, reserved.
const PRIVATE_4 = [
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
  ['224.0.0.0', 3],
] as const

// Exceptions within the only public range: tunnels that contain an IPv4 address, and documentation.
const PUBLIC_6 = ['2000::', 3] as const
const PRIVATE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const private4 = blockListOf(PRIVATE_4, 'ipv4')
const public6 = blockListOf([PUBLIC_6], 'ipv6')
const private6 = blockListOf(PRIVATE_6, 'ipv6')

/**
 * Whether an IP address is in a private network or not on the public internet. IPv4 addresses written as IPv6 count as
 * private.
 */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return private4.check(address, 'ipv4')
  const [bare = ''] = address.split('%')
  return !public6.check(bare, 'ipv6') || private6.check(bare, 'ipv6')
}

function blockListOf(ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

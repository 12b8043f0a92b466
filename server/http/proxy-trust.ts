import { BlockList, isIP } from 'node:net'

/** Which proxies are believed: how many stand in front of us, or their addresses and networks. 0: none. */
export type ProxySetting = number | readonly string[]

/** Tells whether a sender is a proxy of ours; hop 0 is who is connected to us, 1 whom that one names, and so on. */
export type ProxyTrust = (address: string | undefined, hop: number) => boolean

// More proxies in a row than anybody has: a larger number is a mistake.
const MOST_HOPS = 10
const BITS = { 4: 32, 6: 128 } as const

/** Reads a number of hops or a comma-separated list of addresses and networks (CIDR); null where it is neither. */
export function readProxySetting(text: string): ProxySetting | null {
  const trimmed = text.trim()
  if (/^\d+$/.test(trimmed)) return Number(trimmed) <= MOST_HOPS ? Number(trimmed) : null
  const entries = trimmed.split(',').map((entry) => entry.trim())
  return entries.every((entry) => parseNetwork(entry) !== null) ? entries : null
}

/** Makes the rule of a setting, in the form that Fastify takes. */
export function createProxyTrust(setting: ProxySetting): ProxyTrust {
  // Fastify itself trusts nobody when it is given a number.
  if (typeof setting === 'number') return (_, hop) => hop < setting
  const networks = new BlockList()
  for (const entry of setting) {
    const network = parseNetwork(entry)
    if (network) networks.addSubnet(network.address, network.prefix, familyOf(network.address))
  }
  return (address = '') => isIP(address) !== 0 && networks.check(address, familyOf(address))
}

function parseNetwork(entry: string): { readonly address: string; readonly prefix: number } | null {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? []
  const version = isIP(address)
  if (version !== 4 && version !== 6) return null
  const bits = prefix === undefined ? BITS[version] : Number(prefix)
  return bits <= BITS[version] ? { address, prefix: bits } : null
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

import { BlockList, isIP } from 'node:net'

/** The trusted proxies: how many are in front of us, or their addresses and networks. 0: none. */
export type ProxySetting = number | readonly string[]

/** Whether a sender is a trusted proxy; hop 0 is connected to us, hop 1 is the sender that it names, and so on. */
export type ProxyTrust = (address: string | undefined, hop: number) => boolean

// Nobody has more proxies in a row: a larger number is a mistake.
const MOST_HOPS = 10
const BITS = { 4: 32, 6: 128 } as const

/** Reads a number of hops or a comma-separated list of addresses and networks (CIDR); null if it is neither. */
export function readProxySetting(text: string): ProxySetting | null {
  const trimmed = text.trim()
  if (/^\d+$/.test(trimmed)) return Number(trimmed) <= MOST_HOPS ? Number(trimmed) : null
  const entries = trimmed.split(',').map((entry) => entry.trim())
  return entries.every((entry) => parseNetwork(entry) !== null) ? entries : null
}

/** Creates the trust function of a setting, in the form that Fastify expects. */
export function createProxyTrust(setting: ProxySetting): ProxyTrust {
  // A function, since Fastify trusts no proxy when given a number.
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

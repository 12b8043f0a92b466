/** Which host pages may embed a page and receive its messages. */
export interface EmbedPolicy {
  /** Hosts that may embed the page; null allows any host. */
  readonly embedDomains: readonly string[] | null
  /** The origin of the page itself, which may always embed it. */
  readonly ownOrigin: string
}

interface Origin {
  readonly scheme: string
  readonly host: string
  readonly port: string
}

/** Whether a page of that origin may embed ours. Same rules as `frame-ancestors`, which lists the same hosts. */
export function mayEmbed(origin: string, { embedDomains, ownOrigin }: EmbedPolicy): boolean {
  if (origin === ownOrigin) return true
  const [asked, own] = [readOrigin(origin), readOrigin(ownOrigin)]
  if (!asked || !own) return false
  if (embedDomains === null) return true
  // A host without a scheme means the scheme of our own page, or https.
  if (asked.scheme !== own.scheme && asked.scheme !== 'https') return false
  return embedDomains.some((domain) => matchesDomain(asked, domain))
}

/**
 * The target origin of messages to the host page: its own origin if known and allowed, `*` if any host may embed, null if
 * no message may be sent.
 */
export function targetOrigin(hostOrigin: string | null, policy: EmbedPolicy): string | null {
  if (hostOrigin !== null && mayEmbed(hostOrigin, policy)) return hostOrigin
  return policy.embedDomains === null ? '*' : null
}

/** The origin of an http(s) address; null for other addresses. */
export function originOfUrl(url: string): string | null {
  return /^https?:\/\/[^/?#\s]+/i.exec(url)?.[0].toLowerCase() ?? null
}

function matchesDomain({ host, port, scheme }: Origin, domain: string): boolean {
  const [name = '', wantedPort = defaultPort(scheme)] = domain.toLowerCase().split(':')
  if (port !== wantedPort) return false
  // `*.` means subdomains at any depth, but not the domain itself.
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) && host.length >= name.length : host === name
}

function readOrigin(origin: string): Origin | null {
  const [, scheme, host, port] = /^(https?):\/\/([^/:?#@\s]+)(?::(\d+))?$/.exec(origin.toLowerCase()) ?? []
  return scheme && host ? { scheme, host, port: port ?? defaultPort(scheme) } : null
}

function defaultPort(scheme: string): string {
  return scheme === 'https' ? '443' : '80'
}

// What Content-Security-Policy takes as a host: perhaps all subdomains, perhaps a port.
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' }

/** A host that may embed a catalogue, as people write it: an address of the site is taken for its host. */
export function normaliseEmbedHost(text: string): string {
  const [, scheme = '', rest = ''] = /^(?:(https?:)?\/\/)?(.*)$/s.exec(text.trim().toLowerCase()) ?? []
  const host = rest.replace(/[/?#].*$/s, '').replace(/\.(?=:|$)/, '')
  const port = DEFAULT_PORTS[scheme]
  return port && host.endsWith(port) ? host.slice(0, -port.length) : host
}

/** Whether a text is a host that browsers understand in a policy. */
export function isEmbedHost(text: string): boolean {
  return HOST.test(text)
}

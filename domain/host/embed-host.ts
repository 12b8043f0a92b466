// A host as Content-Security-Policy accepts it, with an optional `*.` and an optional port.
const HOST = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' }

/** Normalises a host that may embed a catalogue. Accepts the address of a site and takes its host. */
export function normaliseEmbedHost(text: string): string {
  const [, scheme = '', rest = ''] = /^(?:(https?:)?\/\/)?(.*)$/s.exec(text.trim().toLowerCase()) ?? []
  const host = rest.replace(/[/?#].*$/s, '').replace(/\.(?=:|$)/, '')
  const port = DEFAULT_PORTS[scheme]
  return port && host.endsWith(port) ? host.slice(0, -port.length) : host
}

/** Whether a text is a valid host for a Content-Security-Policy. */
export function isEmbedHost(text: string): boolean {
  return HOST.test(text)
}

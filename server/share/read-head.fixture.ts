/** The metadata in the head of a document. */
interface ReadHead {
  readonly title: string
  readonly meta: (name: string) => string | undefined
  readonly metas: (name: string) => readonly string[]
  readonly canonical: string | undefined
  readonly alternates: Readonly<Record<string, string>>
  readonly oembed: string | undefined
  /** Things of schema.org by type; by the first if there are several. */
  readonly things: Readonly<Record<string, Record<string, unknown>>>
  readonly thingCount: number
}

/** Reads the head of a document like a crawler. */
export function readHead(html: string): ReadHead {
  const tags = [...html.matchAll(/<(meta|link)\s([^>]*)>/g)].map(([, , attributes = '']) => readAttributes(attributes))
  const metas = (name: string) =>
    tags.flatMap((tag) => ((tag.property ?? tag.name) === name ? (tag.content ?? []) : []))
  const links = tags.filter(({ rel }) => rel !== undefined)
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1]
  const things: Record<string, unknown>[] = graph ? JSON.parse(graph)['@graph'] : []
  return {
    title: unescapeHtml(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''),
    meta: (name) => metas(name)[0],
    metas,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(links.flatMap(({ hreflang, href }) => (hreflang ? [[hreflang, href ?? '']] : []))),
    oembed: links.find(({ type }) => type === 'application/json+oembed')?.href,
    things: Object.fromEntries(things.map((thing) => [[thing['@type']].flat()[0], thing])),
    thingCount: things.length,
  }
}

function readAttributes(text: string): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, unescapeHtml(value)]),
  )
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

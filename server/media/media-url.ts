const OWN = /(^|[\s"'])\/media\/([0-9a-f]{32})\/([0-9]{1,5}(?=$|[\s"',])|file\.[a-z0-9]{3,4}(?=$|[\s"',]))/g

/**
 * Adds the CDN's address to every media URL in a response, at any depth and in HTML too. Picture URLs then name their
 * format: some CDNs ignore `Vary` and would send one browser's format to all.
 */
export function withMediaUrl<Data>(data: Data, mediaUrl: string | null | undefined): Data {
  return mediaUrl ? (replaceIn(data, mediaUrl) as Data) : data
}

function replaceIn(value: unknown, mediaUrl: string): unknown {
  if (typeof value === 'string') return value.includes('/media/') ? replaceAll(value, mediaUrl) : value
  // Most of a response are coordinates and ids.
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map((each) => replaceIn(each, mediaUrl))
  // Keeps dates and other objects as they are.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceIn(each, mediaUrl)]))
}

function replaceAll(text: string, mediaUrl: string): string {
  return text.replaceAll(OWN, (_, before: string, hash: string, file: string) => {
    const named = file.startsWith('file.') ? file : `${file}.webp`
    return `${before}${mediaUrl}/media/${hash}/${named}`
  })
}

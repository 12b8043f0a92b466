const OWN = /(^|[\s"'])\/media\/([0-9a-f]{32})\/([0-9]{1,5}(?=$|[\s"',])|file\.[a-z0-9]{3,4}(?=$|[\s"',]))/g

/**
 * Puts the address of a CDN before every address of media in an answer, however deep it stands, in html too. A picture is
 * named with its format then: some CDNs ignore `Vary`, and would give one browser's format to all.
 */
export function withMediaUrl<Data>(data: Data, mediaUrl: string | null | undefined): Data {
  return mediaUrl ? (replaceIn(data, mediaUrl) as Data) : data
}

function replaceIn(value: unknown, mediaUrl: string): unknown {
  if (typeof value === 'string') return value.includes('/media/') ? replaceAll(value, mediaUrl) : value
  // Points of outlines and ids of marks are most of an answer.
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map((each) => replaceIn(each, mediaUrl))
  // Dates and the like stay what they are.
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceIn(each, mediaUrl)]))
}

function replaceAll(text: string, mediaUrl: string): string {
  return text.replaceAll(OWN, (_, before: string, hash: string, file: string) => {
    const named = file.startsWith('file.') ? file : `${file}.webp`
    return `${before}${mediaUrl}/media/${hash}/${named}`
  })
}

import sanitizeHtml from 'sanitize-html'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** The text of HTML on one line, for descriptions and previews. */
export function plainText(html: string): string {
  const spaced = html.replaceAll(/<(?:\/(?:p|li|h\d|div|td|th)|br\s*\/?)>/gi, ' ')
  const words = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  return words
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

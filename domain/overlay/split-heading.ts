/** An html text with its heading apart. */
export interface HeadedHtml {
  readonly title: string
  readonly html: string
}

// What comes out of the sanitiser: elements have no looks, so that a heading is its name alone.
const HEADING = /^\s*<h([1-6])>(.*?)<\/h\1>/s

/** Characters of a title that is made from the first words. */
const MOST = 60

/** Takes the heading from the beginning of an html text; one without is called by its first words, and keeps them. */
export function splitHeading(html: string): HeadedHtml {
  const [whole, , heading] = HEADING.exec(html) ?? []
  if (whole !== undefined && heading !== undefined) return { title: plain(heading), html: html.slice(whole.length) }
  return { title: firstWords(plain(html)), html }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function firstWords(text: string): string {
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MOST)}…`
}

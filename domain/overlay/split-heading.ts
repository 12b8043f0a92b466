/** An html text, split into its heading and the rest. */
interface HeadedHtml {
  readonly title: string
  readonly html: string
}

// The sanitiser removes attributes, so a heading tag has none.
const HEADING = /^\s*<h([1-6])>(.*?)<\/h\1>/s

/** The longest title that is made from the first words of a text. */
const MOST = 60

/** Splits off a heading at the start of an html text. Without one, the first words become the title and stay in the text. */
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

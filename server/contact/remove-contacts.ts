import sanitize, { type IOptions } from 'sanitize-html'
import { type ContactHider, cut } from '#domain/partner/contact-hider.ts'
import type { Range } from '#domain/partner/find-phones.ts'

/** Elements within a line: what stands in them and around them is read as one word. All others part words. */
const INLINE = ['a', 'b', 'i', 'u', 's', 'em', 'strong', 'small', 'sub', 'sup', 'span']

// It was sanitised before: nothing but contacts goes.
const EVERYTHING: IOptions = { allowedTags: false, allowVulnerableTags: true, allowedAttributes: false }

/**
 * Takes links to write or call, and every contact of the developer, out of sanitised html. Contacts are looked for in the text
 * as it is read, without tags: a phone whose digits stand in elements of their own is found and goes, the elements stay.
 */
export function removeContacts(html: string, hider: ContactHider): string {
  const pieces = readPieces(html)
  const found = hider.find(pieces.map(({ before, text }) => before + text).join(''), 'prose')
  // The usual case: nothing to take out, and nothing to write anew.
  if (found.length === 0 && !/<(?:a|img)\b/i.test(html)) return html
  const kept = cutPieces(pieces, found)
  let at = 0
  return sanitize(html, {
    ...EVERYTHING,
    exclusiveFilter: ({ tag, attribs, text }) =>
      tag === 'a' && (hider.isContactLink(attribs.href ?? '') || isOnlyContact(text, hider)),
    transformTags: {
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: hider.hideIn(attribs.alt ?? '') } }),
    },
    textFilter: () => escapeText(kept[at++] ?? ''),
  })
}

/** A link that says nothing else would be left without a word. */
function isOnlyContact(text: string, hider: ContactHider): boolean {
  return text.trim() !== '' && cut(text, hider.find(text, 'prose')).trim() === ''
}

interface Piece {
  /** What parts it from the piece before. */
  readonly before: '' | '\n'
  readonly text: string
}

/** The text of html in the pieces in which the parser gives it, which are the same each time. */
function readPieces(html: string): readonly Piece[] {
  const pieces: Piece[] = []
  let before: Piece['before'] = ''
  const passTag = (name: string) => {
    if (!INLINE.includes(name)) before = '\n'
  }
  sanitize(html, {
    ...EVERYTHING,
    onOpenTag: passTag,
    onCloseTag: passTag,
    textFilter: (text) => {
      pieces.push({ before, text: unescapeText(text) })
      before = ''
      return text
    },
  })
  return pieces
}

function cutPieces(pieces: readonly Piece[], found: readonly Range[]): readonly string[] {
  let at = 0
  return pieces.map(({ before, text }) => {
    const start = at + before.length
    at = start + text.length
    const within = found.filter((range) => range.start < at && range.end > start)
    let kept = ''
    let from = 0
    for (const range of within) {
      kept += text.slice(from, Math.max(0, range.start - start))
      from = range.end - start
    }
    return kept + text.slice(from)
  })
}

function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

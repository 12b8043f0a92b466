import sanitize, { type IOptions } from 'sanitize-html'
import { type ContactHider, cut } from '#domain/partner/contact-hider.ts'
import type { Range } from '#domain/partner/find-phones.ts'

/** Inline elements do not separate words, all others do. */
const INLINE = ['a', 'b', 'i', 'u', 's', 'em', 'strong', 'small', 'sub', 'sup', 'span']

// The html is already sanitised: only contacts are removed.
const EVERYTHING: IOptions = { allowedTags: false, allowVulnerableTags: true, allowedAttributes: false }

/**
 * Removes mailto, tel and messenger links and every contact of the developer from sanitised html. The search ignores
 * tags, so it finds a phone whose digits are in several elements; its text is removed, the elements stay.
 */
export function removeContacts(html: string, hider: ContactHider): string {
  const pieces = readPieces(html)
  const found = hider.find(pieces.map(({ before, text }) => before + text).join(''), 'prose')
  // The usual case: nothing to remove, so the html is returned unchanged.
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

/** Such a link would be left without text, so all of it is removed. */
function isOnlyContact(text: string, hider: ContactHider): boolean {
  return text.trim() !== '' && cut(text, hider.find(text, 'prose')).trim() === ''
}

interface Piece {
  /** Separates it from the previous piece. */
  readonly before: '' | '\n'
  readonly text: string
}

/** The text of html in the pieces that the parser emits; a second run emits the same ones. */
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

import { type ContactKind, createContactHider, type Reachable } from './contact-hider.ts'

/** A text and the field it comes from. */
interface NamedText {
  readonly field: string
  /** Plain or html. */
  readonly text: string
  readonly isHtml?: boolean
}

/** A developer's contact that was found in a field. */
interface FoundContact {
  readonly field: string
  readonly kind: ContactKind | 'link'
  /** As written in the field. */
  readonly text: string
}

const LINK = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi
const LINE_TAG = /<\/?(?:p|div|li|ul|ol|h\d|br|hr|t[rdh]|table|d[ltd]|blockquote|figure|figcaption)\b[^>]*>/gi
const TAG = /<[^>]*>/g

/** Lists the developer's contacts in texts, so that their author can remove them. */
export function findContacts(texts: readonly NamedText[], reachable: Reachable): readonly FoundContact[] {
  const hider = createContactHider(reachable)
  return texts.flatMap(({ field, text, isHtml = false }) => {
    const plain = isHtml ? text.replaceAll(LINE_TAG, '\n').replaceAll(TAG, '') : text
    const links = isHtml ? [...text.matchAll(LINK)].map(([, one, other]) => one ?? other ?? '') : []
    return [
      ...hider.find(plain, isHtml ? 'prose' : 'label').map(({ kind, start, end }) => ({
        field,
        kind,
        text: plain.slice(start, end),
      })),
      ...links.filter(hider.isContactLink).map((link) => ({ field, kind: 'link' as const, text: link })),
    ]
  })
}

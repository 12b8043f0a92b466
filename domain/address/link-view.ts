/**
 * The first token of an address may name which state of the catalogue is shown: `harbour~live` is always the live one,
 * `harbour~<preview token>` that of a preview, and `harbour~draft.<preview token>` what visitors would see if the draft
 * were published. An address without a view shows the live one. Tokens themselves have no `~`.
 */
const SEPARATOR = '~'
const DRAFT = 'draft.'

/** The view that shows the live catalogue, whatever previews the browser has opened. */
export const LIVE_VIEW = 'live'

/** The view that shows the draft of a preview, without what stays hidden from visitors. */
export function draftView(previewToken: string): string {
  return DRAFT + previewToken
}

/** Whether a view shows a draft without what stays hidden from visitors. */
export function isDraftView(view: string | null | undefined): boolean {
  return view?.startsWith(DRAFT) === true
}

/** The preview token that a view names. */
export function tokenOfView(view: string): string {
  return isDraftView(view) ? view.slice(DRAFT.length) : view
}

/** The link token in the first token of an address, without its view. */
export function plainToken(firstToken: string): string {
  return firstToken.replace(/~.*/s, '')
}

/** The view that the first token of an address names; null if it names none. */
export function viewOf(firstToken: string): string | null {
  const start = firstToken.indexOf(SEPARATOR)
  return start < 0 ? null : firstToken.slice(start + 1)
}

/** The first token of an address that shows a view. */
export function withView(token: string, view: string | null | undefined): string {
  return typeof view === 'string' ? token + SEPARATOR + view : token
}

/** A path or URL without the view in it. */
export function plainPath(path: string): string {
  return path.replace(/^([^?~]*)~[^/?]*/, '$1')
}

import type { OutgoingHttpHeaders } from 'node:http'
import type { AskedPage } from './asked-page.ts'
import type { KeptPage, MadePage, PageTraits } from './kept-pages.ts'

/** What decides for every page which bytes are sent. */
const EVERY_PAGE_VARIES_BY = ['Accept-Encoding', 'Sec-CH-UA-Mobile']

/** The request header that decides what the frame of another site gets. */
export const FRAME_HEADER = 'Sec-Fetch-Dest'

/** Nobody may keep it. */
export const NEVER_KEPT = 'private, no-store'

// In seconds. A change is on every new page after ten of them: the server shows the old one up to two, or five when it is
// overloaded, and a shared cache up to seven.
const SHARED = 'public, max-age=0, s-maxage=4, stale-while-revalidate=3'
const SHARED_STALE = 'public, max-age=0, s-maxage=1'

/** Who else may use the answer: nobody, the same browser after asking again, or everybody for some seconds. */
export function cacheControlOf(asked: AskedPage, page: KeptPage | MadePage): string {
  const isOwn = asked.isPersonal || isOfFrame(asked, page) || ('use' in page && page.use === 'once')
  if (isOwn) return NEVER_KEPT
  if (!('bytes' in page) || !asked.isHinted) return 'private, no-cache'
  return page.isStale ? SHARED_STALE : SHARED
}

/** Whether the answer is for a frame of a catalogue that only some sites may show. */
export function isOfFrame({ isFramed }: AskedPage, { variesBy }: PageTraits): boolean {
  return isFramed && variesBy.includes(FRAME_HEADER)
}

/** The headers of a page in every encoding. */
export function pageHeaders(asked: AskedPage, page: KeptPage | MadePage): OutgoingHttpHeaders {
  const byName = asked.isHinted ? [] : ['User-Agent']
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cacheControlOf(asked, page),
    vary: [...EVERY_PAGE_VARIES_BY, ...byName, ...page.variesBy].join(', '),
    'content-security-policy': page.policy,
  }
}

import { THEMES, type Theme } from '#domain/theme/theme.ts'
import type { OrderKind } from './order-form.ts'

/** `source` of the messages from the frame. */
export const FRAME_SOURCE = 'vitrine'

/** `source` of the messages to the frame. */
export const HOST_SOURCE = 'vitrine-host'

/** What a frame may do where its host page lets it: tours, films, headsets, sharing. */
export const FRAME_PERMISSIONS =
  'fullscreen; clipboard-write; web-share; xr-spatial-tracking; gyroscope; accelerometer; autoplay'

/** The message that older host pages know (spec 7): on first load and on every page or panel change. */
export interface PageChange {
  readonly type: 'changeRPTModulePage'
  /** Path and query, without `crm` and `preview` (design 2). */
  readonly fullPath: string
}

interface FromFrame {
  readonly source: typeof FRAME_SOURCE
  readonly v: 1
}

/** Why a frame shows a sentence instead of the catalogue. */
export type FrameError = 'token_not_found' | 'embed_refused'

/** What the frame tells its host page (design 3). It never carries personal data. */
export type FrameMessage =
  /** It shows no catalogue; `reason` is for the console of the host page. */
  | (FromFrame & { readonly type: 'error'; readonly code: FrameError; readonly reason: string })
  | (FromFrame & { readonly type: 'ready' })
  | (FromFrame & { readonly type: 'page'; readonly fullPath: string; readonly title: string })
  | (FromFrame & { readonly type: 'lead'; readonly kind: OrderKind; readonly instance_id: number | null })
  | (FromFrame & { readonly type: 'favourites'; readonly instance_ids: readonly number[] })

/** The document is there: it says so before anything else, for the element alone. */
export type FrameHere = FromFrame & { readonly type: 'here' }

interface FromHost {
  readonly source: typeof HOST_SOURCE
  readonly v: 1
}

/** What the host page asks of the frame. */
export type HostMessage =
  /** `replace`: the host page has made the step of the history itself. */
  | (FromHost & { readonly type: 'navigate'; readonly fullPath: string; readonly replace?: boolean })
  | (FromHost & { readonly type: 'theme'; readonly theme: Theme })
  /** Any code: the table of languages would be a sixth of embed.js, so the frame drops what it does not know. */
  | (FromHost & { readonly type: 'lang'; readonly lang: string })

type Fields = Readonly<Record<string, unknown>>

/**
 * Tells whether what our own frame posted is a message of the catalogue. Who posts is told by its window and origin, as
 * `embed.js` checks; this tells ours from what other scripts there may say, and the older page message.
 */
export function isFrameMessage(data: unknown): data is FrameMessage | FrameHere {
  return isFields(data) && data.source === FRAME_SOURCE && data.v === 1
}

/** Tells whether something posted to the frame is a message of its host page. */
export function isHostMessage(data: unknown): data is HostMessage {
  if (!isFields(data) || data.source !== HOST_SOURCE || data.v !== 1) return false
  if (data.type === 'navigate') return isPath(data.fullPath)
  if (data.type === 'theme') return THEMES.some((theme) => theme === data.theme)
  return data.type === 'lang' && typeof data.lang === 'string'
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null
}

// A path of this origin: `//host`, `/\host` and, since browsers drop white space, `/(tab)/host` lead to another one.
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)
}

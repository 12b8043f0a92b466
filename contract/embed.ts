import { THEMES, type Theme } from '#domain/theme/theme.ts'
import type { OrderKind } from './order-form.ts'

/** `source` of the messages from the frame. */
export const FRAME_SOURCE = 'vitrine'

/** `source` of the messages to the frame. */
export const HOST_SOURCE = 'vitrine-host'

/** The permissions of the frame: tours, films, headsets, sharing. */
export const FRAME_PERMISSIONS =
  'fullscreen; clipboard-write; web-share; xr-spatial-tracking; gyroscope; accelerometer; autoplay'

/** The message that older host pages know. Sent on first load and on every change of page or panel. */
export interface PageChange {
  readonly type: 'changeRPTModulePage'
  /** Path and query, without `crm` and `preview`. */
  readonly fullPath: string
}

interface FromFrame {
  readonly source: typeof FRAME_SOURCE
  readonly v: 1
}

/** Why a frame shows an error instead of the catalogue. */
export type FrameError = 'token_not_found' | 'embed_refused'

/** The messages from the frame to its host page. They never contain personal data. */
export type FrameMessage =
  /** The frame shows no catalogue; `reason` is for the console of the host page. */
  | (FromFrame & { readonly type: 'error'; readonly code: FrameError; readonly reason: string })
  | (FromFrame & { readonly type: 'ready' })
  | (FromFrame & { readonly type: 'page'; readonly fullPath: string; readonly title: string })
  | (FromFrame & { readonly type: 'lead'; readonly kind: OrderKind; readonly instance_id: number | null })
  | (FromFrame & { readonly type: 'favourites'; readonly instance_ids: readonly number[] })

/** The first message of a loaded document, for the embedding element only. */
type FrameHere = FromFrame & { readonly type: 'here' }

interface FromHost {
  readonly source: typeof HOST_SOURCE
  readonly v: 1
}

/** The messages from the host page to the frame. */
export type HostMessage =
  /** `replace`: the host page has already changed the history itself. */
  | (FromHost & { readonly type: 'navigate'; readonly fullPath: string; readonly replace?: boolean })
  | (FromHost & { readonly type: 'theme'; readonly theme: Theme })
  /** Any code: a check would add a sixth to the size of embed.js. The frame ignores unknown codes. */
  | (FromHost & { readonly type: 'lang'; readonly lang: string })

type Fields = Readonly<Record<string, unknown>>

/**
 * Whether data posted by our own frame is a message of the catalogue. `embed.js` checks window and origin of the sender;
 * this check excludes messages of other scripts there, and the older page message.
 */
export function isFrameMessage(data: unknown): data is FrameMessage | FrameHere {
  return isFields(data) && data.source === FRAME_SOURCE && data.v === 1
}

/** Whether data posted to the frame is a message of its host page. */
export function isHostMessage(data: unknown): data is HostMessage {
  if (!isFields(data) || data.source !== HOST_SOURCE || data.v !== 1) return false
  if (data.type === 'navigate') return isPath(data.fullPath)
  if (data.type === 'theme') return THEMES.some((theme) => theme === data.theme)
  return data.type === 'lang' && typeof data.lang === 'string'
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null
}

// A path of this origin. `//host`, `/\host` and, since browsers drop white space, `/(tab)/host` lead to another origin.
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)
}

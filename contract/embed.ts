import { THEMES, type Theme } from '#domain/theme/theme.ts'
import { ORDER_KINDS, type OrderKind } from './order-form.ts'

/** `source` of the messages from the frame. */
export const FRAME_SOURCE = 'vitrine'

/** `source` of the messages to the frame. */
export const HOST_SOURCE = 'vitrine-host'

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

/** What the frame tells its host page (design 3). It never carries personal data. */
export type FrameMessage =
  | (FromFrame & { readonly type: 'ready' })
  | (FromFrame & { readonly type: 'page'; readonly fullPath: string; readonly title: string })
  | (FromFrame & { readonly type: 'lead'; readonly kind: OrderKind; readonly instance_id: number | null })
  | (FromFrame & { readonly type: 'favourites'; readonly instance_ids: readonly number[] })
  | (FromFrame & { readonly type: 'height'; readonly height: number })

interface FromHost {
  readonly source: typeof HOST_SOURCE
  readonly v: 1
}

/** What the host page asks of the frame. */
export type HostMessage =
  | (FromHost & { readonly type: 'navigate'; readonly fullPath: string })
  | (FromHost & { readonly type: 'theme'; readonly theme: Theme })
  /** Any code: the table of languages would be a sixth of embed.js, so the frame drops what it does not know. */
  | (FromHost & { readonly type: 'lang'; readonly lang: string })

type Fields = Readonly<Record<string, unknown>>

/** Tells whether something posted to the host page is the older page message. */
export function isPageChange(data: unknown): data is PageChange {
  return isFields(data) && data.type === 'changeRPTModulePage' && isPath(data.fullPath)
}

/** Tells whether something posted to the host page is a message of the frame. */
export function isFrameMessage(data: unknown): data is FrameMessage {
  if (!isFields(data) || data.source !== FRAME_SOURCE || data.v !== 1) return false
  if (data.type === 'ready') return true
  if (data.type === 'page') return isPath(data.fullPath) && typeof data.title === 'string'
  if (data.type === 'lead')
    return ORDER_KINDS.some((kind) => kind === data.kind) && (data.instance_id === null || isId(data.instance_id))
  if (data.type === 'favourites') return Array.isArray(data.instance_ids) && data.instance_ids.every(isId)
  return data.type === 'height' && Number.isFinite(data.height) && Number(data.height) >= 0
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

function isId(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

// A path of this origin: `//host`, `/\host` and, since browsers drop white space, `/(tab)/host` lead to another one.
function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\/(?![/\\])\S*$/.test(value)
}

import type { Change } from './entry.ts'
import type { Json } from './json.ts'

/** A change of the draft that makes an entity sends its fields with it. */
export interface SentChange extends Change {
  readonly fields?: Readonly<Record<string, Json>>
}

/** A status that changes live, and the one before. */
export interface StatusChange {
  readonly id: string
  readonly from: string
  readonly to: string
}

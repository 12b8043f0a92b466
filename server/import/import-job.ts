import type { Role } from '#domain/account/role.ts'
import type { ImportPart } from './import-part.ts'

/** One import, in a form that can be sent to a worker thread. */
export interface ImportJob {
  readonly accountId: number
  /** The projects that the caller may change; null: all. */
  readonly projects: readonly number[] | null
  /** The bytes of a JSON file, or its parsed content. The text, if known, gives the line numbers of errors. */
  readonly source: { readonly bytes: Uint8Array } | { readonly file: unknown; readonly text: string | null }
  readonly dryRun: boolean
  readonly keepPrices: boolean
  readonly keepStatuses: boolean
  /** Whether existing units keep all values that PATCH can change, as in a publication, which changes them itself. */
  readonly keepsLive: boolean
  /** What changes if the file is a part of a project; null: the file is all of it. */
  readonly part: ImportPart | null
  /** Whether a project without a catalogue gets one. False warns instead; null does neither. */
  readonly makesCatalogue: boolean | null
  readonly role: Role
  /** Ids for new rows, by table and own id. Others get ids from the database. */
  readonly knownIds: Readonly<Record<string, number>>
  /** Distinguishes this import from others that run at the same time. */
  readonly id: string
  readonly now: number
}

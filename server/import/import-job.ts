import type { Role } from '#domain/account/role.ts'

/** One import, as it can be handed to a thread. */
export interface ImportJob {
  readonly accountId: number
  /** The projects that the caller may change; null: all. */
  readonly projects: readonly number[] | null
  /** The bytes of a JSON file, or what it says; its text tells lines, where there is one. */
  readonly source: { readonly bytes: Uint8Array } | { readonly file: unknown; readonly text: string | null }
  readonly dryRun: boolean
  readonly keepPrices: boolean
  readonly keepStatuses: boolean
  /** Whether a project without a catalogue gets one; false warns, null leaves it to the caller. */
  readonly makesCatalogue: boolean | null
  readonly role: Role
  /** Tells this import from others that run at the same time. */
  readonly id: string
  readonly now: number
}

import type { ImportProgress } from '#contract/imports.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportOutcome } from './import-parts.ts'

/** What the thread of an import asks of its host. */
export interface HostCall {
  readonly id: number
  readonly call: Exclude<keyof ImportHost, 'progress'>
  readonly argument: unknown
}

/** Everything that the thread of an import says. */
export type ThreadMessage = HostCall | { readonly progress: ImportProgress } | { readonly outcome: ImportOutcome }

/** The answer to a call. */
export type HostAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: unknown }

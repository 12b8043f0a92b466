import type { ImportProgress } from '#contract/imports.ts'
import type { ImportOutcome } from './import-deps.ts'
import type { MediaRequest, Statement } from './import-host.ts'
import type { ImportPlan } from './import-plan.ts'

/** A request of the import thread to its host. */
export type HostRequest =
  | { readonly call: 'query'; readonly argument: Statement }
  | { readonly call: 'collectMedia'; readonly argument: MediaRequest }
  | { readonly call: 'switchLive'; readonly argument: ImportPlan }

/** A request with the id of its answer. */
export type HostCall = HostRequest & { readonly id: number }

/** Everything that the import thread sends. */
export type ThreadMessage = HostCall | { readonly progress: ImportProgress } | { readonly outcome: ImportOutcome }

/** The answer to a call. The error object itself stays with the host. */
export type HostAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }

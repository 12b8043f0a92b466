import type { ImportProgress } from '#contract/imports.ts'
import type { MediaRequest, Statement } from './import-host.ts'
import type { ImportOutcome } from './import-parts.ts'
import type { ImportPlan } from './import-plan.ts'

/** What the thread of an import asks of its host. */
export type HostRequest =
  | { readonly call: 'query'; readonly argument: Statement }
  | { readonly call: 'collectMedia'; readonly argument: MediaRequest }
  | { readonly call: 'switchLive'; readonly argument: ImportPlan }

/** A request with the number of its answer. */
export type HostCall = HostRequest & { readonly id: number }

/** Everything that the thread of an import says. */
export type ThreadMessage = HostCall | { readonly progress: ImportProgress } | { readonly outcome: ImportOutcome }

/** The answer to a call; the error itself stays with the host. */
export type HostAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }

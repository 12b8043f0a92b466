import type * as z from 'zod'
import type { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services/services.ts'

/** Reports the progress of a command to the operator, one line at a time. */
export type Report = (line: string) => void

/**
 * A command that the operator of the server can run from a shell, for every account. Parameters and results are plain
 * JSON.
 */
export interface OperatorCommand<Params extends z.ZodType, Result> {
  readonly params: Params
  readonly run: (services: Services, params: z.output<Params>, report: Report) => Promise<Result | Refusal>
}

/** Defines a command. Its types are inferred from its parameters and its result. */
export function operatorCommand<Params extends z.ZodType, Result>(
  params: Params,
  run: OperatorCommand<Params, Result>['run'],
): OperatorCommand<Params, Result> {
  return { params, run }
}

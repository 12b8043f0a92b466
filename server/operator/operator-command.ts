import type * as z from 'zod'
import type { Refusal } from '#server/http/refusal.ts'
import type { Services } from '#server/services/services.ts'

/** Tells the operator how far a command is; one line each time. */
export type Tell = (line: string) => void

/** What the operator of the server can do from a shell, for every account. Parameters and results are plain JSON. */
export interface OperatorCommand<Params extends z.ZodType, Result> {
  readonly params: Params
  readonly run: (services: Services, params: z.output<Params>, tell: Tell) => Promise<Result | Refusal>
}

/** Writes a command down; its types follow from what it takes and does. */
export function operatorCommand<Params extends z.ZodType, Result>(
  params: Params,
  run: OperatorCommand<Params, Result>['run'],
): OperatorCommand<Params, Result> {
  return { params, run }
}

import type * as z from 'zod'
import type { Json } from '#domain/draft/json.ts'
import type { json } from './json.ts'
import type { Answer, RequestBody } from './operation.ts'
import type { OPERATIONS, OperationId } from './operations.ts'

type Operation<Id extends OperationId> = (typeof OPERATIONS)[Id]

type SchemaOf<Id extends OperationId, Part extends 'params' | 'query'> =
  Operation<Id> extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Schema : never

type BodySchema<Id extends OperationId> =
  Operation<Id> extends { readonly body: RequestBody<infer Schema extends z.ZodType> } ? Schema : never

type JsonSchema<Id extends OperationId> = Extract<
  Operation<Id>['answers'][number],
  Answer<'application/json', z.ZodType>
>['schema']

type JsonValue = z.output<typeof json>

/** A value with everything in it read-only: whoever sends it need not own it. */
export type Frozen<Value> = unknown extends Value
  ? Value
  : [JsonValue] extends [Value]
    ? Json | Extract<Value, undefined>
    : Value extends object
      ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
      : Value

/** The path parameters of a call, as callers send them; never if it has none. */
export type ParamsOf<Id extends OperationId> = Frozen<z.input<SchemaOf<Id, 'params'>>>

/** The query of a call, as callers send it; never if it has none. */
export type QueryOf<Id extends OperationId> = Frozen<z.input<SchemaOf<Id, 'query'>>>

/** The JSON body of a call, as callers send it; never if it has none. */
export type BodyOf<Id extends OperationId> = Frozen<z.input<BodySchema<Id>>>

/** Whether the body of a call is a file. */
export type TakesFile<Id extends OperationId> =
  Operation<Id> extends { readonly body: RequestBody<null> } ? true : false

/** The JSON of a successful response; null if it has none. */
export type AnswerOf<Id extends OperationId> = [JsonSchema<Id>] extends [never] ? null : z.output<JsonSchema<Id>>

/** What a server reads from a call, after the schemas have checked it. */
export interface ReadOf<Id extends OperationId> {
  readonly params: z.output<SchemaOf<Id, 'params'>>
  readonly query: z.output<SchemaOf<Id, 'query'>>
  readonly body: z.output<BodySchema<Id>>
}

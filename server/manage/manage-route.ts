import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { AnswerOf, Frozen, ReadOf } from '#contract/call-types.ts'
import type { ManageId } from '#contract/manage-paths.ts'
import type { Operation } from '#contract/operation.ts'
import { OPERATIONS } from '#contract/operations.ts'
import { readBody, readInput } from '#server/http/problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation that a route of the management API answers. */
    readonly operation?: Operation
  }
}

/**
 * A call of the management API. Each part is parsed where the handler reads it, which decides what is refused first; a part
 * that is not valid ends the request.
 */
interface ManageCall<Id extends ManageId> extends ReadOf<Id> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Returns the answer of the operation, null if it has none, or the reply if it has sent something else. */
type Handle<Id extends ManageId> = (call: ManageCall<Id>) => Promise<Frozen<AnswerOf<Id>> | FastifyReply>

type AnyHandle = (call: ReturnType<typeof callOf>) => Promise<unknown>

/** Answers a call of staff or of signing in at its address, with its status. `scope` has the beginning of the address. */
export function manageRoute<Id extends ManageId>(scope: FastifyInstance, id: Id, handle: Handle<Id>): void
export function manageRoute<Id extends ManageId>(
  scope: FastifyInstance,
  id: Id,
  options: RouteShorthandOptions,
  handle: Handle<Id>,
): void
export function manageRoute(
  scope: FastifyInstance,
  id: ManageId,
  ...rest: readonly [AnyHandle] | readonly [RouteShorthandOptions, AnyHandle]
): void {
  const [options, handle] = rest.length === 1 ? [{}, rest[0]] : rest
  const operation: Operation = OPERATIONS[id]
  const { method, path, answers } = operation
  const status = answers[0]?.status ?? 200
  const handler: RouteHandlerMethod = async (request, reply) => {
    const answer = await handle(callOf(operation, request, reply))
    if (answer === reply) return reply
    reply.code(status)
    return answer === null ? reply.send() : answer
  }
  scope.route({
    ...options,
    method: method.toUpperCase() as HTTPMethods,
    url: (API_BASE + path).slice(scope.prefix.length).replaceAll(/\{(\w+)\}/g, ':$1') || '/',
    config: { ...options.config, operation },
    handler,
  })
}

function callOf({ params, query, body }: Operation, request: FastifyRequest, reply: FastifyReply) {
  return {
    request,
    reply,
    get params(): never {
      return readInput(known(params), request.params) as never
    },
    get query(): never {
      return readInput(known(query), request.query) as never
    },
    get body(): never {
      return readBody(known(body?.schema), request.body) as never
    },
  }
}

/** A part that the operation has. By its types a handler reads no other. */
function known<Schema>(schema: Schema | null | undefined): Schema {
  if (!schema) throw new Error('the operation does not have this part')
  return schema
}

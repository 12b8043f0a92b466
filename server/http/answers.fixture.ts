import type { FastifyInstance, FastifyReply } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { ErrorCode } from '#contract/error-codes.ts'
import { PROBLEM_TYPE, problem } from '#contract/errors.ts'
import { errorsOf, type Operation } from '#contract/operation.ts'
import { OPERATION_LIST } from '#contract/operations.ts'

const OPERATIONS_BY_ROUTE: ReadonlyMap<string, readonly [string, Operation]> = new Map(
  OPERATION_LIST.map(([id, operation]) => [
    `${operation.method.toUpperCase()} ${API_BASE}${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    [id, operation],
  ]),
)

// Every call gets these if it sends a body, and the contract says only of calls with a body how large and of what type it is.
const OF_UNASKED_BODY: readonly ErrorCode[] = ['payload_too_large', 'unsupported_media_type']

/**
 * Compares every answer of an app with the contract. What differs fails `app.close()`, because an error during a request
 * would only become another answer.
 */
export function checkAnswers(app: FastifyInstance): void {
  const faults = new Set<string>()
  app.addHook('onSend', async (request, reply, payload) => {
    const [id, operation] = OPERATIONS_BY_ROUTE.get(`${request.method} ${request.routeOptions.url}`) ?? []
    if (!operation) return
    for (const fault of faultsOf(operation, reply, payload)) faults.add(`${id}: ${fault}`)
  })
  app.addHook('onClose', async () => {
    if (faults.size > 0) throw new Error(`Answers differ from the contract:\n${[...faults].join('\n')}`)
  })
}

function faultsOf(operation: Operation, reply: FastifyReply, payload: unknown): readonly string[] {
  const { statusCode: status } = reply
  const type = String(reply.getHeader('content-type') ?? '').split(';')[0] ?? ''
  if (type === PROBLEM_TYPE) return problemFaults(operation, String(payload))
  const answer = operation.answers.find((each) => each.status === status && (each.type ?? '') === type)
  if (!answer) return [`there is no answer ${status} ${type}`]
  if (answer.type === null) return payload ? [`${status} has a body`] : []
  // Files, streams and compressed answers are read by the tests that ask for them.
  if (!answer.schema || typeof payload !== 'string' || reply.hasHeader('content-encoding')) return []
  return schemaFaults(answer.schema, JSON.parse(payload))
}

function problemFaults(operation: Operation, body: string): readonly string[] {
  const { code } = JSON.parse(body)
  const listed = [...errorsOf(operation), ...(operation.body ? [] : OF_UNASKED_BODY)]
  const unlisted = listed.includes(code) ? [] : [`the error ${code} is not listed`]
  return [...unlisted, ...schemaFaults(problem, JSON.parse(body))]
}

function schemaFaults(schema: NonNullable<Operation['answers'][number]['schema']>, body: unknown): readonly string[] {
  const { error, data } = schema.safeParse(body)
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return unknownKeys(body, data).map((path) => `${path} is unknown`)
}

/** The keys that a schema has dropped, by their paths. */
function unknownKeys(body: unknown, read: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([key, value]) => {
    if (typeof read !== 'object' || read === null || !(key in read)) return [key]
    return unknownKeys(value, read[key as keyof typeof read]).map((path) => `${key}.${path}`)
  })
}

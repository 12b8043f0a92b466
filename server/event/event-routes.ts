import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { eventHeaders, eventQuery } from '#contract/events.ts'
import { openEventStream } from '#server/http/event-stream.ts'
import { readInput } from '#server/http/problem.ts'
import { type CallDeps, readFileCall } from '#server/public-call/read-call.ts'
import type { EventHub } from './event-hub.ts'

/** `GET public/events`: changes as they happen. */
export function eventRoutes(app: FastifyInstance, parts: CallDeps, hub: EventHub): void {
  app.get(`${API_BASE}/public/events`, { exposeHeadRoute: false }, (request, reply) => {
    const { catalogue, partner } = readFileCall(parts, request)
    const header = readInput(eventHeaders, request.headers)['last-event-id']
    const { last_event_id } = readInput(eventQuery, request.query)
    const stream = openEventStream(reply)
    hub.add(stream, { catalogue, partnerId: partner?.id ?? null, projects: [] }, header ?? last_event_id ?? null)
  })
  app.addHook('preClose', async () => hub.close())
}

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { bearerOf, isSameSecret } from '#server/http/bearer.ts'
import { refuse } from '#server/http/problem.ts'
import { type OperatorSources, registerOperatorMetrics } from './operator-metrics.ts'

/** Other sources of metrics. */
interface MetricSources extends OperatorSources {
  readonly openStreams: () => number
  /** Responses that were served before any route. */
  readonly readyAnswers: () => number
}

/**
 * `GET /metrics` for Prometheus, only with the key: the process, requests, open pages, and the metrics used by alerts.
 */
export function metricsRoutes(
  app: FastifyInstance,
  key: string | null,
  { openStreams, readyAnswers, ...operator }: MetricSources,
): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  registerOperatorMetrics(register, operator)
  const durations = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  new Gauge({
    name: 'vitrine_open_streams',
    help: 'Open pages that listen for changes.',
    registers: [register],
    collect() {
      this.set(openStreams())
    },
  })
  new Gauge({
    name: 'vitrine_ready_answers',
    help: 'Public responses served straight from memory since the start.',
    registers: [register],
    collect() {
      this.set(readyAnswers())
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the URL: tokens must not become labels.
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (key === null || !isSameSecret(bearerOf(request) ?? '', key)) refuse('not_found')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

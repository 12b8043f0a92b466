import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

/** `healthz`: the process is alive. `readyz`: it can serve; if not, the answer names the reason. */
export function healthRoutes(app: FastifyInstance, { kind, check }: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    const reason = await check()
    if (reason === null) return { status: 'ok', database: kind }
    request.log.error({ reason }, 'not ready')
    return reply.code(503).header('retry-after', 5).send({ status: 'unavailable', database: kind, reason })
  })
}

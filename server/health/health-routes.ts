import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/db/database.ts'

/** `healthz`: the process lives. `readyz`: it can serve, the database answers. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await database.queries.execute(sql`select 1`)
      return { status: 'ok', database: database.kind }
    } catch (error) {
      request.log.error(error, 'the database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: database.kind })
    }
  })
}

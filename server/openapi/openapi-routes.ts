import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import type { OpenApi } from '#contract/openapi.ts'
import { renderOpenApi } from './render-openapi.ts'

/** Read, not built: building takes seconds, in which nobody else would be answered. A test keeps the file up to date. */
const FILE = new URL('../../contract/openapi.json', import.meta.url)

/** The description of the API: for programs at `openapi.json`, for people at `/api/v1`. */
export function openApiRoutes(app: FastifyInstance): void {
  app.get(`${API_BASE}/openapi.json`, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send(await readFile(FILE)),
  )
  app.get(API_BASE, async (_, reply) => {
    const document: OpenApi = JSON.parse(await readFile(FILE, 'utf8'))
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(renderOpenApi(document))
  })
}

import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { buildOpenApi, formatOpenApi } from '#contract/openapi.ts'
import { renderOpenApi } from './render-openapi.ts'

/** The API, described: for programs at `openapi.json`, for people at `/api/v1`. */
export function openApiRoutes(app: FastifyInstance): void {
  const document = buildOpenApi()
  const json = formatOpenApi(document)
  const html = renderOpenApi(document)
  app.get(`${API_BASE}/openapi.json`, (_, reply) => reply.type('application/json; charset=utf-8').send(json))
  app.get(API_BASE, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(html),
  )
}

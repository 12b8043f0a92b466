import type { FastifyInstance } from 'fastify'
import { API_BASE } from '#contract/api-base.ts'
import { buildOpenApi, formatOpenApi } from '#contract/openapi.ts'
import { renderOpenApi } from './render-openapi.ts'

/** The description of the API: for programs at `openapi.json`, for people at `/api/v1`. */
export function openApiRoutes(app: FastifyInstance): void {
  // Created on first use: generating all schemas takes half a second, which would delay the start.
  let made: Description | null = null
  const describe = () => {
    made ??= describeApi()
    return made
  }
  app.get(`${API_BASE}/openapi.json`, (_, reply) => reply.type('application/json; charset=utf-8').send(describe().json))
  app.get(API_BASE, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(describe().html),
  )
}

interface Description {
  readonly json: string
  readonly html: string
}

function describeApi(): Description {
  const document = buildOpenApi()
  return { json: formatOpenApi(document), html: renderOpenApi(document) }
}

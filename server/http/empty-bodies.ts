import type { FastifyInstance } from 'fastify'

/**
 * Treats an empty body as no body, whatever its content type: many clients send the JSON content type with every call,
 * and Fastify rejects an empty JSON document.
 */
export function emptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = headers
    if (encoding === undefined && (length === undefined || length === '0')) delete headers['content-type']
  })
}

import type { FastifyInstance } from 'fastify'

/**
 * Takes a body of no bytes for no body at all, whatever type it is called: many clients send the header of JSON with every
 * call, and Fastify refuses an empty JSON document.
 */
export function emptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = headers
    if (encoding === undefined && (length === undefined || length === '0')) delete headers['content-type']
  })
}

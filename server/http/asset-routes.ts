import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_IN_MS = 31_536_000_000

/** Serves built files, whose names change with their content. */
export function assetRoutes(app: FastifyInstance, prefix: string, root: string): void {
  app.register(fastifyStatic, {
    root,
    prefix,
    immutable: true,
    maxAge: YEAR_IN_MS,
    preCompressed: true,
    decorateReply: false,
  })
}

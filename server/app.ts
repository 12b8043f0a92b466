import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Database } from './db/database.ts'
import { healthRoutes } from './health/health-routes.ts'
import { problemHandlers } from './http/problem-handlers.ts'
import { createTranslators } from './language/translators.ts'
import { type PageTemplate, pageRoutes } from './page/page-routes.ts'

/** What an app is built from: everything that differs between production, development and tests. */
export interface AppParts {
  readonly database: Database
  readonly template: PageTemplate
  /** Folder of built files under `/assets/`; null where a development server gives them. */
  readonly assetsDir: string | null
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  readonly trustProxy: boolean
}

const YEAR_IN_SECONDS = 31_536_000

/** Builds the app. It listens nowhere: `main` does that, tests inject requests. */
export function buildApp({ database, template, assetsDir, logger, trustProxy }: AppParts): FastifyInstance {
  const app = Fastify({ logger, trustProxy, routerOptions: { ignoreTrailingSlash: true } })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
  problemHandlers(app)
  healthRoutes(app, database)
  if (assetsDir) {
    app.register(fastifyStatic, {
      root: assetsDir,
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR_IN_SECONDS * 1000,
      preCompressed: true,
      decorateReply: false,
    })
  }
  pageRoutes(app, template, createTranslators())
  return app
}

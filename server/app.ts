import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { problemOf } from '#contract/errors.ts'
import { createAnswerCache } from './answer/answer-cache.ts'
import { createReadyAnswers, type ReadyAnswers } from './answer/ready-answers.ts'
import { placementRoutes } from './bitrix24/placement-routes.ts'
import { crmRoutes } from './crm/crm-routes.ts'
import { readFront } from './demo/front-data.ts'
import { visitRoutes } from './demo/visit-routes.ts'
import { documentRoutes } from './document/document-routes.ts'
import { createDocuments } from './document/documents.ts'
import { demoHostRoutes } from './embed/demo-host-routes.ts'
import { embedRoutes, type LoadEmbed } from './embed/embed-routes.ts'
import { oembedRoutes } from './embed/oembed-routes.ts'
import { createEventHub } from './event/event-hub.ts'
import { eventRoutes } from './event/event-routes.ts'
import { healthRoutes } from './health/health-routes.ts'
import { createReadiness } from './health/readiness.ts'
import { assetRoutes } from './http/asset-routes.ts'
import { emptyBodies } from './http/empty-bodies.ts'
import { createMissLimit } from './http/limit-misses.ts'
import { logUrl } from './http/log-url.ts'
import { createOutgoing } from './http/outgoing.ts'
import { sendProblem } from './http/problem.ts'
import { problemHandlers } from './http/problem-handlers.ts'
import { createPromptServer } from './http/prompt-server.ts'
import { createProxyTrust, type ProxySetting, type ProxyTrust } from './http/proxy-trust.ts'
import type { Sites } from './http/read-site-settings.ts'
import type { Jobs } from './jobs/jobs.ts'
import { createTranslators } from './language/translators.ts'
import { createKeptMails } from './mail/kept-mails.ts'
import type { Mailer } from './mail/mailer.ts'
import { createStudioMails } from './mail/studio-mail.ts'
import { manageRoutes } from './manage-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { metricsRoutes } from './metrics/metrics-routes.ts'
import type { OidcClient } from './oidc/oidc-client.ts'
import { oidcRoutes } from './oidc/oidc-routes.ts'
import { openApiRoutes } from './openapi/openapi-routes.ts'
import { orderRoutes } from './order/order-routes.ts'
import { createCataloguePages } from './page/catalogue-page.ts'
import { createKeptPages } from './page/kept-pages.ts'
import type { PageTemplate } from './page/page-document.ts'
import { pageRoutes } from './page/page-routes.ts'
import type { PageStyles } from './page/page-styles.ts'
import { NO_PRELOADS, type Preloads } from './page/preloads.ts'
import { sendKeptPages } from './page/send-page.ts'
import { passkeySignInRoutes } from './passkey/passkey-sign-in-routes.ts'
import { createPreviewGate } from './preview/preview-gate.ts'
import { createPublicAnswers } from './public/public-answers.ts'
import { createPublicModels } from './public/public-models.ts'
import { publicRoutes } from './public/public-routes.ts'
import { createDraftReader } from './publish/draft-overlay.ts'
import { qrRoutes } from './qr/qr-routes.ts'
import { createPageRenderer } from './rendering/page-renderer.ts'
import { createRenderedPages } from './rendering/rendered-pages.ts'
import { createSeal } from './secret/seal.ts'
import { securityRoutes } from './security/security-routes.ts'
import type { Services } from './services/services.ts'
import { createPreviews } from './share/make-previews.ts'
import { createPreviewPainter } from './share/paint-preview.ts'
import { previewRoutes } from './share/preview-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'
import { studioHost } from './studio/studio-host.ts'
import { type StudioDeps, studioRoutes } from './studio/studio-routes.ts'
import { createTypst } from './typst/typst.ts'

/** What differs between production, development and tests. */
export interface AppOptions {
  readonly template: PageTemplate
  /** The folder of built files below `/assets/`; null if a development server serves them. */
  readonly assetsDir: string | null
  /** Built files that documents preload; none if a development server serves them. */
  readonly preloads?: Preloads
  /** The module that renders pages, and their styles; none if nothing was built. */
  readonly renderModule?: string
  readonly styles?: PageStyles
  /** Loads `embed.js` and its types; none if nothing was built. */
  readonly loadEmbed?: LoadEmbed
  /** The document of the Studio and the folder of its built files; none if it was not built. */
  readonly studio?: Pick<StudioDeps, 'studioTemplate' | 'studioAssetsDir' | 'studioBuild'>
  readonly logger: NonNullable<FastifyServerOptions['logger']>
  readonly trustProxy: ProxySetting
  readonly publicUrl: string | null
  /** The address of the Studio and its sessions, if it has a host name of its own. */
  readonly studioUrl: string | null
  /** The base URL of media for a CDN; by default they are on our own host. */
  readonly mediaUrl?: string | null
  /** Signs previews, and encrypts secrets of integrations. */
  readonly secretKey: string
  /** Earlier values of the key: what they signed and encrypted is still valid. */
  readonly oldKeys?: readonly string[]
  /** The key for `/metrics`; null disables it. */
  readonly metricsKey: string | null
  /** Where to report vulnerabilities; null if nowhere. */
  readonly securityContact: string | null
  readonly jobs: Jobs
  /** The identity provider of the company; none by default. */
  readonly oidc?: OidcClient | null
  /** Sends the mails of the Studio. */
  readonly mailer: Mailer
  /** Whether there is a mail server. Otherwise mails are files on this machine. */
  readonly isMailed: boolean
  /** The folder of mails that were saved instead of sent. */
  readonly dataDir: string
  /** How many calls of one address to the management API are answered in a minute, if not the usual number. */
  readonly manageCallsPerMinute?: number | null
  /** How many days a partner's claim to a visitor lasts. */
  readonly leadWindowDays: number
  /** Whether webhooks and CRMs may be in a private network. */
  readonly allowPrivateTargets: boolean
  /** The first token of the catalogue on the root page; null if there is none. */
  readonly demo: string | null
  /** Whether visitors of the root page may try the demo in copies of their own; false by default. */
  readonly demoVisits?: boolean
  /** The folder of the demo's files, which people can copy into their account; none by default. */
  readonly demoDir?: string
  readonly now: () => Date
}

const LEVELS_OF_REQUESTS: readonly string[] = ['info', 'debug', 'trace']

// Browsers use only https for a year. Subdomains are not ours to decide about.
const HTTPS_ONLY = 'max-age=31536000'
// Proxies keep idle connections for up to 75 seconds. If we closed one first, the request sent into it would be lost.
const IDLE_MS = 90_000

/** Builds the app. It does not listen: `main` does that, and tests inject requests. */
export function buildApp(services: Services, options: AppOptions): FastifyInstance {
  const { database, feed, directory, files } = services
  const {
    publicUrl,
    studioUrl,
    secretKey,
    oldKeys = [],
    metricsKey,
    mediaUrl = null,
    now,
    jobs,
    leadWindowDays,
    allowPrivateTargets: allowPrivate,
  } = options
  const seal = createSeal(secretKey, oldKeys)
  const isProxy = createProxyTrust(options.trustProxy)
  const headers = everyHeader(options)
  const ready = createReadyAnswers(feed, isProxy, headers)
  const keptPages = createKeptPages(feed)
  const beforePages = sendKeptPages(keptPages, isProxy, headers)
  let readyCount = 0
  const onReady = () => {
    readyCount += 1
  }
  const app = createServer(
    options,
    isProxy,
    (listener, onServed) => {
      return ready.before(beforePages(listener, onServed), onServed)
    },
    onReady,
  )
  const previews = createPreviewGate(secretKey, now, oldKeys, directory.preview)
  const translators = createTranslators()
  const hub = createEventHub(feed, directory)
  const drafts = createDraftReader({ database, feed, files, directory, now })
  const answers = createPublicAnswers({ database, directory, answers: createAnswerCache(feed), mediaUrl, drafts })
  const models = createPublicModels(answers)
  const typst = createTypst()
  app.addHook('onClose', () => typst.close())
  const renderer = options.renderModule ? createPageRenderer(options.renderModule) : null
  if (renderer) {
    app.addHook('onListen', async () => renderer.warm())
    app.addHook('onClose', () => renderer.close())
  }
  const renderedPages = createRenderedPages(renderer, answers, (error) => app.log.error(error))
  const cataloguePages = createCataloguePages({ database, feed, directory, translators, models, mediaUrl, drafts })

  const misses = createMissLimit()
  problemHandlers(app, misses)
  const readiness = createReadiness({ database, files, now: () => performance.now() })
  metricsRoutes(app, metricsKey, {
    openStreams: hub.size,
    readyAnswers: () => readyCount,
    database,
    readiness,
    dataDir: options.dataDir,
    catalogues: directory.size,
  })
  healthRoutes(app, readiness)
  securityRoutes(app, options)
  openApiRoutes(app)
  publicRoutes(app, { directory, previews, ready, drafts }, answers)
  orderRoutes(app, { directory, previews, database, jobs, translators, leadWindowDays, publicUrl, now })
  crmRoutes(app, { directory, previews, database, jobs, seal, translators, now })
  qrRoutes(app, { directory, previews, publicUrl })
  const documents = createDocuments({ typst, files })
  documentRoutes(app, { directory, previews, drafts, models, translators, documents, publicUrl, now })
  const { factsOf } = cataloguePages
  const painter = createPreviewPainter({ typst, files })
  previewRoutes(app, { directory, previews, painter }, createPreviews({ models, directory, translators, factsOf }))
  placementRoutes(app, { database, directory, publicUrl, seal, now })
  eventRoutes(app, { directory, previews }, hub)
  const send = createOutgoing({ allowPrivate })
  const mails = createKeptMails(options.dataDir)
  const stores = { database, feed, files, mails }
  const studioMails = createStudioMails({
    mailer: options.mailer,
    isMailed: options.isMailed,
    translators: createTranslators('reading'),
    now,
    onFailure: (line) => app.log.error(line),
  })
  // Before the mailer and the database close.
  app.addHook('preClose', studioMails.settle)
  const settings = {
    publicUrl,
    studioUrl,
    mediaUrl,
    secret: secretKey,
    now,
    jobs,
    seal,
    allowPrivate,
    leadWindowDays,
    translators,
    studioMails,
  }
  const oidc = options.oidc ?? null
  signInRoutes(app, { ...stores, ...settings, oidcName: oidc?.name ?? null }, (scope) => {
    passkeySignInRoutes(scope, { database, ...settings })
    oidcRoutes(scope, { database, oidc, ...settings })
  })
  manageRoutes(app, {
    ...stores,
    ...settings,
    send,
    demoDir: options.demoDir,
    manageCallsPerMinute: options.manageCallsPerMinute,
    studioBuild: options.studio?.studioBuild,
  })
  mediaRoutes(app, files)
  embedRoutes(app, options.loadEmbed ?? null)
  oembedRoutes(app, { directory, cataloguePages, publicUrl })
  demoHostRoutes(app, { directory, cataloguePages, translators, demo: options.demo, mediaUrl })
  const { demoDir } = options
  const canTry = options.demo !== null && options.demoVisits === true && demoDir !== undefined
  if (canTry) visitRoutes(app, { database, feed, files, directory, models, publicUrl, now, demoDir })
  sitemapRoutes(app, { database, feed, directory, models, publicUrl })
  if (options.assetsDir) assetRoutes(app, '/assets/', options.assetsDir)
  studioHost(app, options)
  if (options.studio) studioRoutes(app, { database, publicUrl, studioUrl, mediaUrl, ...options.studio })
  pageRoutes(app, {
    preloads: NO_PRELOADS,
    ...options,
    mediaUrl,
    translators,
    directory,
    previews,
    misses,
    cataloguePages,
    readFront: (lang) => readFront({ directory, models }, lang, canTry),
    renderedPages,
    keptPages,
    drafts,
  })
  return app
}

function createServer(
  options: AppOptions,
  trustProxy: ProxyTrust,
  before: ReadyAnswers['before'],
  onReady: () => void,
): FastifyInstance {
  const headers = everyHeader(options)
  const app = Fastify({
    serverFactory: (listener) =>
      createPromptServer(
        { keepAliveTimeout: IDLE_MS },
        before(listener, ({ method, url = '' }, status) => {
          onReady()
          // Skips formatting if nobody reads the log, because here it would be half of the work.
          if (LEVELS_OF_REQUESTS.includes(app.log.level)) {
            app.log.info({ method, url: logUrl(url), status, ms: 0 }, 'request')
          }
        }),
      ),
    logger: options.logger,
    trustProxy,
    // Logs one line for each request, below, without the visitor's address.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
    // Zod parses the input and types the output. Without these, Fastify would load JSON Schema compilers.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Hooks do not run for these errors.
    frameworkErrors: (_, __, reply) => void sendProblem(reply.headers(headers), problemOf('bad_request')),
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })
  emptyBodies(app)
  // While the server closes, clients must not reuse the connection.
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async ({ method, url, log }, { statusCode, elapsedTime }) => {
    log.info({ method, url: logUrl(url), status: statusCode, ms: Math.round(elapsedTime) }, 'request')
  })
  return app
}

/** The headers of every response. */
function everyHeader({ publicUrl, studioUrl }: Sites): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Browsers ignore it in answers over http.
    ...([publicUrl, studioUrl].some((url) => url?.startsWith('https:')) && { 'strict-transport-security': HTTPS_ONLY }),
  }
}

function noSchemas(): never {
  throw new Error('routes have no schemas for Fastify')
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, buildApp } from './app.ts'
import type { TestDatabase } from './db/databases.fixture.ts'
import { checkAnswers } from './http/answers.fixture.ts'
import { NO_JOBS } from './jobs/no-jobs.fixture.ts'
import { openDirectory } from './link/link-directory.ts'
import { followChanges } from './live/change-feed.ts'
import { NO_MAILS } from './mail/no-mails.fixture.ts'
import { createMediaFiles, createStoredMedia } from './media/media-files.ts'
import type { Services } from './services/services.ts'
import type { MediaStorage } from './storage/media-storage.ts'

/** The page template of tests, with only the placeholders that the server fills in. */
export const TEST_TEMPLATE =
  '<html lang="{{lang}}" dir="{{dir}}"><title>{{title}}</title><meta name="description" content="{{description}}">{{{head}}}<script>start()</script>'

/** The key for `/metrics` in tests. */
export const TEST_METRICS_KEY = 'of-the-metrics-in-tests'

/** An app on a test database. */
export interface TestApp {
  readonly app: FastifyInstance
  readonly services: Services
  readonly stop: () => Promise<void>
}

/** Builds the app on a test database that already has its data. */
export async function startTestApp(
  { database }: TestDatabase,
  options: Partial<AppOptions> = {},
  storage?: MediaStorage,
): Promise<TestApp> {
  const feed = await followChanges(database)
  const directory = await openDirectory(database, feed)
  const mediaDir = await mkdtemp(path.join(tmpdir(), 'vitrine-media-'))
  const services = {
    database,
    feed,
    directory,
    files: storage ? createStoredMedia(storage) : createMediaFiles(mediaDir),
  }
  const app = buildApp(services, {
    template: async () => TEST_TEMPLATE,
    assetsDir: null,
    logger: false,
    trustProxy: 0,
    publicUrl: null,
    studioUrl: null,
    secretKey: 'a key of tests, and of nothing else',
    metricsKey: TEST_METRICS_KEY,
    securityContact: null,
    jobs: NO_JOBS,
    mailer: NO_MAILS,
    isMailed: true,
    dataDir: mediaDir,
    leadWindowDays: 30,
    allowPrivateTargets: true,
    demo: null,
    now: () => new Date(),
    ...options,
  })
  checkAnswers(app)
  return {
    app,
    services,
    stop: async () => {
      await app.close()
      await rm(mediaDir, { recursive: true })
    },
  }
}

import type { FastifyInstance } from 'fastify'
import type { ImportProgress } from '#contract/imports.ts'
import { originOf } from '#server/http/origin.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { manageRoute } from '#server/manage/manage-route.ts'
import { createRunLimited } from '#server/media/run-limited.ts'
import { sendImport } from './import-answer.ts'
import type { ImportDeps } from './import-deps.ts'

/** What the route works with. Media come from earlier uploads. */
interface ImportRouteDeps extends Omit<ImportDeps, 'readFile'> {
  readonly publicUrl: string | null
}

// Twenty thousand units are about 5 MB. The rest is for drawn regions.
const MAX_BODY = 100 * 1024 * 1024

// Each import has a thread and its file in memory. Later ones wait.
const MAX_IMPORTS = 2

const OPTIONS = { bodyLimit: MAX_BODY, config: { checksTexts: true } }

/** `POST manage/imports`. */
export function importRoutes(scope: FastifyInstance, { publicUrl, ...deps }: ImportRouteDeps): void {
  const run = createRunLimited(MAX_IMPORTS)
  scope.register(async (routes) => {
    // Passes the raw bytes on to a worker thread: parsing a large body here would block all other requests.
    routes.removeContentTypeParser('application/json')
    routes.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    manageRoute(routes, 'importProject', OPTIONS, async ({ request, reply, query }) => {
      const start = async (onProgress: (progress: ImportProgress) => void) => {
        // Loaded with the first import, because it is a tenth of all modules.
        const { importFile } = await import('./import-file.ts')
        const whole = { ...deps, readFile: async () => null }
        const by = actorOf(request)
        const { role } = callerOf(request)
        const options = {
          dryRun: query.dry_run === '1',
          keepPrices: query.keep_prices === '1',
          keepStatuses: query.keep_statuses === '1',
          makesCatalogue: false,
          by,
          reach: by,
          role,
          onProgress,
        }
        return run(() => importFile(whole, by.accountId, request.body, options))
      }
      return sendImport(request, reply, originOf(request, publicUrl), start)
    })
  })
}

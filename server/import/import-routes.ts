import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ImportError, problemOf } from '#contract/errors.ts'
import { type ImportProgress, importQuery, PROGRESS_TYPE } from '#contract/imports.ts'
import { originOf } from '#server/http/origin.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { actorOf, callerOf } from '#server/manage/manage-guard.ts'
import { createRunLimited } from '#server/media/run-limited.ts'
import { StorageError } from '#server/storage/media-storage.ts'
import { formatErrorLine } from './format-error-line.ts'
import type { ImportDeps, ImportOutcome } from './import-deps.ts'
import { WHOLE_FILE } from './paths.ts'

/** What the route works with. Media come from earlier uploads. */
export interface ImportRouteDeps extends Omit<ImportDeps, 'readFile'> {
  readonly publicUrl: string | null
}

// Twenty thousand units are about 5 MB. The rest is for drawn regions.
const MAX_BODY = 100 * 1024 * 1024

const MAX_ERRORS = 1000

// Each import has a thread and its file in memory. Later ones wait.
const MAX_IMPORTS = 2

/** `POST manage/imports`. */
export function importRoutes(scope: FastifyInstance, { publicUrl, ...deps }: ImportRouteDeps): void {
  const run = createRunLimited(MAX_IMPORTS)
  scope.register(async (routes) => {
    // Passes the raw bytes on to a worker thread: parsing a large body here would block all other requests.
    routes.removeContentTypeParser('application/json')
    routes.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    routes.post('/imports', { bodyLimit: MAX_BODY, config: { checksTexts: true } }, async (request, reply) => {
      const { dry_run, keep_prices, keep_statuses } = readInput(importQuery, request.query)
      const start = async (onProgress: (progress: ImportProgress) => void) => {
        // Loaded with the first import, because it is a tenth of all modules.
        const { importFile } = await import('./import-file.ts')
        const whole = { ...deps, readFile: async () => null }
        const by = actorOf(request)
        const { role } = callerOf(request)
        const options = {
          dryRun: dry_run === '1',
          keepPrices: keep_prices === '1',
          keepStatuses: keep_statuses === '1',
          ...{ makesCatalogue: false, by, reach: by, role, onProgress },
        }
        return withOrigin(
          await run(() => importFile(whole, by.accountId, request.body, options)),
          originOf(request, publicUrl),
        )
      }
      if (wantsProgress(request)) return sendProgress(request, reply, start)
      const outcome = await start(() => {})
      if (!outcome.ok) refuse(outcome.code, detailsOf(outcome))
      return answerOf(outcome)
    })
  })
}

/** Makes the URL of the catalogue's page absolute. */
function withOrigin(outcome: ImportOutcome, origin: string): ImportOutcome {
  if (!outcome.ok || !outcome.report.catalogue) return outcome
  const { catalogue } = outcome.report
  return { ...outcome, report: { ...outcome.report, catalogue: { ...catalogue, url: origin + catalogue.url } } }
}

/** The first errors, and how many more there are. */
export function capErrors(errors: readonly ImportError[]): readonly ImportError[] {
  if (errors.length <= MAX_ERRORS) return errors
  return [...errors.slice(0, MAX_ERRORS), { path: WHOLE_FILE, reason: `Has ${errors.length - MAX_ERRORS} more faults` }]
}

function wantsProgress({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.split(';')[0]?.trim() === PROGRESS_TYPE) ?? false
}

/** Responds with one JSON line at a time: `progress` while the import runs, then `data` or `problem`. */
function sendProgress(
  request: FastifyRequest,
  reply: FastifyReply,
  start: (onProgress: (progress: ImportProgress) => void) => Promise<ImportOutcome>,
): FastifyReply {
  const lines = new PassThrough()
  // The import continues if the client disconnects.
  lines.on('error', () => {})
  const write = (line: object) => void lines.write(`${JSON.stringify(line)}\n`)
  const finish = async () => {
    try {
      const outcome = await start((progress) => write({ progress }))
      write(outcome.ok ? answerOf(outcome) : { problem: problemOf(outcome.code, detailsOf(outcome)) })
    } catch (error) {
      request.log.error(error)
      write({ problem: problemOf(error instanceof StorageError ? 'unavailable' : 'internal') })
    }
    lines.end()
  }
  void finish()
  return reply.type(PROGRESS_TYPE).send(lines)
}

function answerOf({ report }: ImportOutcome & { ok: true }) {
  return { data: { ...report, rows: capErrors(report.rows) } }
}

function detailsOf({ code, rows, warnings }: ImportOutcome & { ok: false }) {
  if (code === 'import_invalid') return { rows: [...capErrors(rows)], warnings: [...capErrors(warnings)] }
  return { detail: rows.map(formatErrorLine).join('; '), ...(code === 'bad_request' && { rows: [...rows] }) }
}

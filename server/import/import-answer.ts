import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ImportError, problemOf } from '#contract/errors.ts'
import { PROGRESS_TYPE } from '#contract/import-steps.ts'
import type { ImportProgress } from '#contract/imports.ts'
import { refuse } from '#server/http/problem.ts'
import { StorageError } from '#server/storage/media-storage.ts'
import { formatErrorLine } from './format-error-line.ts'
import type { ImportOutcome } from './import-deps.ts'
import { WHOLE_FILE } from './paths.ts'

const MAX_ERRORS = 1000

/** Imports, and reports every step. */
type StartImport = (onProgress: (progress: ImportProgress) => void) => Promise<ImportOutcome>

/** Runs an import and answers with its report or its faults, line by line if the caller asks for progress. */
export async function sendImport(request: FastifyRequest, reply: FastifyReply, origin: string, start: StartImport) {
  const run: StartImport = async (onProgress) => withOrigin(await start(onProgress), origin)
  if (wantsProgress(request)) return sendProgress(request, reply, run)
  const outcome = await run(() => {})
  if (!outcome.ok) refuse(outcome.code, detailsOf(outcome))
  return answerOf(outcome)
}

/** Makes the URL of the catalogue's page absolute. */
function withOrigin(outcome: ImportOutcome, origin: string): ImportOutcome {
  if (!outcome.ok || !outcome.report.catalogue) return outcome
  const { catalogue } = outcome.report
  return { ...outcome, report: { ...outcome.report, catalogue: { ...catalogue, url: origin + catalogue.url } } }
}

/** The first errors, and how many more there are. */
function capErrors(errors: readonly ImportError[]): readonly ImportError[] {
  if (errors.length <= MAX_ERRORS) return errors
  return [...errors.slice(0, MAX_ERRORS), { path: WHOLE_FILE, reason: `Has ${errors.length - MAX_ERRORS} more faults` }]
}

function wantsProgress({ headers }: FastifyRequest): boolean {
  return headers.accept?.split(',').some((type) => type.split(';')[0]?.trim() === PROGRESS_TYPE) ?? false
}

/** Responds with one JSON line at a time: `progress` while the import runs, then `data` or `problem`. */
function sendProgress(request: FastifyRequest, reply: FastifyReply, start: StartImport): FastifyReply {
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

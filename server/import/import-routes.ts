import type { FastifyInstance } from 'fastify'
import type { ImportError } from '#contract/errors.ts'
import { importQuery } from '#contract/imports.ts'
import { readInput, refuse } from '#server/http/problem.ts'
import { actorOf, callerOf } from '#server/manage/manage-scope.ts'
import type { ImportParts } from './import-parts.ts'
import { checkImportReach } from './import-reach.ts'
import { WHOLE_FILE } from './issue-row.ts'

/** What the route needs; media come from what was uploaded before. */
export type ImportRouteParts = Omit<ImportParts, 'readFile'>

// Twenty thousand units are about 5 MB; the rest is for drawn regions.
const MAX_BODY = 100 * 1024 * 1024

const MAX_ROWS = 1000

/** `POST manage/imports`. */
export function importRoutes(scope: FastifyInstance, parts: ImportRouteParts): void {
  scope.post('/imports', { bodyLimit: MAX_BODY, config: { checksTexts: true } }, async (request) => {
    const { dry_run } = readInput(importQuery, request.query)
    // With the first import: it is a tenth of all modules.
    const { importFile } = await import('./import-file.ts')
    const caller = callerOf(request)
    await checkImportReach(parts.database.queries, caller, request.body)
    const whole = { ...parts, readFile: async () => null, ownMediaOnly: caller.projects !== null }
    const options = { dryRun: dry_run === '1', by: actorOf(request) }
    const outcome = await importFile(whole, caller.accountId, request.body, options)
    if (!outcome.ok) refuse('import_invalid', { rows: [...capRows(outcome.rows)] })
    return { data: { ...outcome.report, rows: capRows(outcome.report.rows) } }
  })
}

/** The first bad rows, and how many more there are. */
export function capRows(rows: readonly ImportError[]): readonly ImportError[] {
  if (rows.length <= MAX_ROWS) return rows
  return [...rows.slice(0, MAX_ROWS), { path: WHOLE_FILE, reason: `Has ${rows.length - MAX_ROWS} more faults` }]
}

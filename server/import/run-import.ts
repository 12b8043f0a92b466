import type { ImportError } from '#contract/errors.ts'
import { queriesOf } from './host-queries.ts'
import type { ImportOutcome } from './import-deps.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import { isImportInReach } from './import-reach.ts'
import { locateErrors } from './locate-errors.ts'
import { parseJson } from './parse-json.ts'
import { WHOLE_FILE } from './paths.ts'
import { planImport } from './plan-import.ts'
import { prepareImport } from './prepare-import.ts'
import { readImport } from './read-import.ts'
import { createStage, dropOldStages } from './stage-rows.ts'

// An attempt fails if another import of the same project was faster.
const MAX_TRIES = 10

/** Imports a project or the pictures of a group, all or nothing. Only the host accesses the database. */
export async function runImport(host: ImportHost, job: ImportJob): Promise<ImportOutcome> {
  host.progress({ step: 'reading', done: 0, total: 1 })
  const parsed = 'bytes' in job.source ? parseJson(job.source.bytes) : job.source
  if ('errors' in parsed) return fail('bad_request', parsed.errors)
  const { file, text } = parsed
  if (!(await isImportInReach(queriesOf(host), job, file))) {
    return fail('forbidden', [{ path: WHOLE_FILE, reason: 'The key is limited to other projects' }])
  }
  const read = readImport(file)
  host.progress({ step: 'checking', done: 0, total: 1 })
  const prepared = await prepareImport(host, queriesOf(host), job, read)
  if ('errors' in prepared)
    return refuse(locateErrors(text, prepared.errors), locateErrors(text, prepared.warnings), job)
  if (job.dryRun) {
    const { report } = await planImport(host, null, prepared, job)
    return done(report, text)
  }
  if (!job.part) await dropOldStages(host, job.now)
  // The file of a publication is made from the live data, so its author makes it again.
  const tries = job.keepsLive ? 1 : MAX_TRIES
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const stage = createStage(host, `${job.id}_${attempt}`, job.now)
    try {
      const { plan, report } = await planImport(host, stage, prepared, job)
      host.progress({ step: 'publishing', done: 0, total: 1 })
      if ((await host.switchLive(plan)) === 'done') return done(report, text)
    } finally {
      await stage.clear()
    }
  }
  return fail('conflict', [{ path: WHOLE_FILE, reason: 'Other imports kept changing the project: try again' }])
}

type Done = Extract<ImportOutcome, { ok: true }>
type Failed = Extract<ImportOutcome, { ok: false }>

function done(report: Done['report'], text: string | null): Done {
  return { ok: true, report: { ...report, warnings: [...locateErrors(text, report.warnings)] } }
}

function fail(code: Failed['code'], errors: readonly ImportError[]): Failed {
  return { ok: false, code, rows: errors, warnings: [] }
}

function refuse(
  errors: readonly ImportError[],
  warnings: readonly ImportError[],
  { dryRun }: ImportJob,
): ImportOutcome {
  if (!dryRun) return { ok: false, code: 'import_invalid', rows: errors, warnings }
  const nothing = { project_id: null, created: 0, updated: 0, restored: 0, archived: 0, removed: 0, catalogue: null }
  return { ok: true, report: { dry_run: true, ...nothing, warnings: [...warnings], rows: [...errors] } }
}

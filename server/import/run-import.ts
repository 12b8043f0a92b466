import type { ImportError } from '#contract/errors.ts'
import { queriesOf } from './host-queries.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import type { ImportOutcome } from './import-parts.ts'
import { isImportInReach } from './import-reach.ts'
import { WHOLE_FILE } from './issue-row.ts'
import { parseJson } from './parse-json.ts'
import { planImport } from './plan-import.ts'
import { prepareImport } from './prepare-import.ts'
import { readImport } from './read-import.ts'
import { createStage, dropOldStages } from './stage-rows.ts'

// Each time another import of the same project was quicker.
const MAX_TRIES = 10

/** Imports a project or the pictures of a group, all of it or nothing. Only the host touches the database. */
export async function runImport(host: ImportHost, job: ImportJob): Promise<ImportOutcome> {
  host.progress({ step: 'reading', done: 0, total: 1 })
  const parsed = 'bytes' in job.source ? parseJson(job.source.bytes) : job.source
  if ('fault' in parsed) return { ok: false, code: 'bad_request', rows: [{ path: WHOLE_FILE, reason: parsed.fault }] }
  if (!(await isImportInReach(queriesOf(host), job, parsed.file))) {
    return {
      ok: false,
      code: 'forbidden',
      rows: [{ path: WHOLE_FILE, reason: 'The key is narrowed to other projects' }],
    }
  }
  const read = readImport(parsed.file)
  if ('rows' in read) return refuse(read.rows, job)
  host.progress({ step: 'checking', done: 0, total: 1 })
  const prepared = await prepareImport(host, queriesOf(host), job, read.imported)
  if ('rows' in prepared) return refuse(prepared.rows, job)
  if (job.dryRun) {
    const { report } = await planImport(host, null, prepared, job)
    return { ok: true, report }
  }
  await dropOldStages(host, job.now)
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const stage = createStage(host, `${job.id}_${attempt}`, job.now)
    try {
      const { plan, report } = await planImport(host, stage, prepared, job)
      host.progress({ step: 'publishing', done: 0, total: 1 })
      if ((await host.switchLive(plan)) === 'done') return { ok: true, report }
    } finally {
      await stage.clear()
    }
  }
  return {
    ok: false,
    code: 'conflict',
    rows: [{ path: WHOLE_FILE, reason: 'Other imports kept changing the project' }],
  }
}

function refuse(rows: readonly ImportError[], { dryRun }: ImportJob): ImportOutcome {
  if (!dryRun) return { ok: false, code: 'import_invalid', rows }
  const nothing = { project_id: null, created: 0, updated: 0, restored: 0, archived: 0, removed: 0, warnings: [] }
  return { ok: true, report: { dry_run: true, ...nothing, rows: [...rows] } }
}

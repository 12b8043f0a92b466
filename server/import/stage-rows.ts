import type { ImportHost } from './import-host.ts'
import type { PlannedRows } from './import-plan.ts'
import { batchesOf, type JsonRow, listed, quoted } from './json-rows.ts'

/** Prepares the rows of a plan so that making it live is quick. */
export interface Stage {
  /** Returns a few rows as they are, and writes many into a staging table in batches. */
  readonly put: (table: string, columns: readonly string[], rows: readonly JsonRow[]) => Promise<PlannedRows>
  /** Drops the staging tables. */
  readonly clear: () => Promise<void>
}

const PREFIX = 'import_stage_'

// An import that was killed leaves its tables behind for the next one to drop. No import takes this long.
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** Creates a stage. `id` distinguishes it from those of other imports. */
export function createStage(host: ImportHost, id: string, now: number): Stage {
  const tables: string[] = []
  return {
    put: async (table, columns, rows) => {
      const batches = batchesOf(rows)
      if (batches.length < 2) return { rows }
      const stage = `${PREFIX}${now}_${id}_${tables.length}`
      tables.push(stage)
      // Unlogged, because a crash loses the import as well.
      await host.query({
        text: `create unlogged table ${quoted(stage)} as select ${listed(columns)} from ${quoted(table)} with no data`,
        params: [],
      })
      for (const [index, batch] of batches.entries()) {
        host.progress({ step: 'writing', done: index, total: batches.length })
        await host.query({
          text: `insert into ${quoted(stage)} select ${listed(columns)} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
          params: [JSON.stringify(batch)],
        })
      }
      return { stage }
    },
    clear: async () => {
      for (const stage of tables.splice(0)) await drop(host, stage)
    },
  }
}

/** Drops the staging tables of imports that were killed. */
export async function dropOldStages(host: ImportHost, now: number): Promise<void> {
  const rows = await host.query({
    text: 'select table_name as name from information_schema.tables where starts_with(table_name, $1)',
    params: [PREFIX],
  })
  for (const { name } of rows) {
    const since = Number(String(name).slice(PREFIX.length).split('_')[0])
    if (now - since > MAX_AGE_MS) await drop(host, String(name))
  }
}

function drop(host: ImportHost, stage: string): Promise<unknown> {
  return host.query({ text: `drop table if exists ${quoted(stage)}`, params: [] })
}

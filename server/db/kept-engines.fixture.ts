import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { copyEmbedded } from './copy-embedded.fixture.ts'
import type { RunScript } from './database.ts'
import { connectToEngine } from './embedded.ts'
import { createEngine, type Engine } from './embedded-engine.ts'

/*
 * Starting PGlite takes a second of work, so the test files of a process use the same engines one after another. An engine
 * is emptied between two files, and given up if a file has changed its schema.
 */

/** A running engine, and what its database was like when it was new. */
interface KeptEngine {
  readonly engine: Engine
  /** Tables that have rows from the start, such as the list of migrations. */
  readonly filled: readonly string[]
  readonly schema: string
}

const free: KeptEngine[] = []

// Deleting rows takes a hundredth of the time of truncating all tables, but leaves their space in use.
const LARGE_BYTES = 8_000_000

/** An engine with empty tables, for one test file. */
export async function takeEngine(): Promise<KeptEngine> {
  return free.pop() ?? (await startEngine())
}

/** Empties an engine for the next test file, or ends it if it cannot be used again. */
export async function returnEngine(kept: KeptEngine): Promise<void> {
  const isEmpty = await onEngine(kept.engine, (run) => emptyTables(run, kept)).catch(() => false)
  if (isEmpty) free.push(kept)
  else await kept.engine.close()
}

async function startEngine(): Promise<KeptEngine> {
  // The folder of the template is removed after the run, with all that is beside it.
  const folder = await mkdtemp(path.join(path.dirname(inject('embeddedTemplate')), 'engine-'))
  copyEmbedded(folder)
  const engine = createEngine({ folder: path.join(folder, 'postgres'), isDurable: false, lease: null })
  await engine.start()
  const [filled, schema] = await onEngine(engine, async (run) => [
    await filledOf(run, await tablesOf(run)),
    await schemaOf(run),
  ])
  return { engine, filled, schema }
}

async function onEngine<Result>(engine: Engine, work: (run: RunScript) => Promise<Result>): Promise<Result> {
  const database = connectToEngine(engine, async () => {})
  try {
    return await database.onConnection(work)
  } finally {
    await database.close()
  }
}

/** Removes all rows and restarts all sequences. Returns whether the schema is still the same. */
async function emptyTables(run: RunScript, { filled, schema }: KeptEngine): Promise<boolean> {
  const used = await filledOf(
    run,
    (await tablesOf(run)).filter((table) => !filled.includes(table)),
  )
  if (used.length > 0) {
    const isLarge = (await sizeOf(run, used)) > LARGE_BYTES
    const emptying = isLarge ? [`truncate ${used.join(', ')} cascade`] : used.map((table) => `delete from ${table}`)
    // Without triggers, because the history refuses to be emptied, and every table of a foreign key is emptied here.
    await run(`set session_replication_role = replica; ${emptying.join('; ')}; reset session_replication_role`)
  }
  const sequences = await run(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is not null`,
  )
  if (sequences.length > 0) await run(sequences.map(({ name }) => `alter sequence ${name} restart`).join('; '))
  return (await schemaOf(run)) === schema
}

async function tablesOf(run: RunScript): Promise<readonly string[]> {
  const rows = await run(
    `select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace::regnamespace::text in ('public', 'pgboss')`,
  )
  return rows.map(({ name }) => String(name))
}

async function sizeOf(run: RunScript, tables: readonly string[]): Promise<number> {
  const sizes = tables.map((table) => `pg_table_size('${table}')`)
  const [row] = await run(`select ${sizes.join(' + ')} as size`)
  return Number(row?.size)
}

/** The tables that have rows. */
async function filledOf(run: RunScript, tables: readonly string[]): Promise<readonly string[]> {
  const rows = await run(
    tables.map((table) => `select '${table}' as name where exists (table ${table})`).join(' union all '),
  )
  return rows.map(({ name }) => String(name))
}

/** All columns, constraints, triggers and functions, and the names of migrations and queues, as one text. */
async function schemaOf(run: RunScript): Promise<string> {
  const rows = await run(`
    with own as (select oid from pg_namespace where nspname in ('public', 'pgboss'))
    select md5(string_agg(line, ';' order by line)) as schema from (
      select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull) as line
        from pg_attribute join pg_class c on c.oid = attrelid where c.relnamespace in (table own) and attnum > 0
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace in (table own)
      union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', oid::regprocedure, prosrc) from pg_proc where pronamespace in (table own)
      union all select name from migrations
      union all select name from pgboss.queue
    ) as lines`)
  return String(rows[0]?.schema)
}

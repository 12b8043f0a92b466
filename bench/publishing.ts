import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { generatedFile } from '#demo/generated-file.ts'
import { editAll } from '#domain/draft/edit.ts'
import type { Entity } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { createAccount } from '#server/account/key-store.ts'
import { readDraft, writeSteps } from '#server/draft/draft-store.ts'
import { readLive } from '#server/draft/read-live.ts'
import { importFile } from '#server/import/import-file.ts'
import type { PublishDeps, Wanted } from '#server/publish/plan-publication.ts'
import { publish } from '#server/publish/publish.ts'
import { openServices } from '#server/services/services.ts'
import { line, median } from './measure.ts'
import { startPostgres } from './postgres.ts'

const UNITS = 20_000
const CHANGED = 12
const ROUNDS = 5

/** Values of units that a publication changes: what PATCH can change too, and what it can't. */
const FIELDS: Readonly<Record<string, (unit: Entity, round: number) => Json>> = {
  price: (_, round) => 100_000 + round,
  number: (_, round) => `${round + 1}x`,
}

/** Measures the publication of 12 changes to 20,000 units, on both databases. */
export async function* benchPublishing(): AsyncGenerator<string> {
  yield `${CHANGED} changes to ${UNITS} units are published: until visitors see them, and with the file of the version`
  yield* benchOn('embedded', null)
  const postgres = await startPostgres()
  try {
    yield* benchOn('PostgreSQL', postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function* benchOn(name: string, databaseUrl: string | null): AsyncGenerator<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrine-bench-'))
  const { database, feed, files } = await openServices({ databaseUrl, dataDir })
  const counted = countQueries()
  try {
    const accountId = await createAccount(database.queries, 'Bench')
    const parts = { database, feed, files, readFile: async () => null }
    const outcome = await importFile(parts, accountId, generatedFile(UNITS), { dryRun: false })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.rows))
    const home = { accountId, projectId: outcome.report.project_id ?? 0, catalogueId: null }
    const by = { accountId, kind: 'system', id: null, projects: null, role: 'owner' } as const
    const wanted: Wanted = { home, by, ticks: null, frozen: null, note: null }
    const deps = { database, feed, files, now: () => new Date(), hasHold: async () => NOBODY, announceDraft }
    for (const field of Object.keys(FIELDS)) {
      const rounds: Measured[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await edit(deps, wanted, field, round)
        rounds.push(await measure(deps, wanted, counted))
      }
      yield line(`${name}, a ${field} each, until live`, wordWork(rounds.map(({ live }) => live)))
      yield line(`${name}, a ${field} each, in all`, wordWork(rounds.map(({ all }) => all)))
    }
  } finally {
    counted.stop()
    await database.close()
    await rm(dataDir, { recursive: true })
  }
}

const NOBODY: ReadonlySet<number> = new Set()
const announceDraft = async () => {}

/** Puts a new value of each of the first units into the draft. */
async function edit({ database }: PublishDeps, { home, by }: Wanted, field: string, round: number): Promise<void> {
  const live = await readLive(database, home)
  const act = { by: { kind: by.kind, id: by.id }, at: new Date().toISOString(), batch: randomUUID() }
  const changes = [...live.values()]
    .filter(({ kind }) => kind === 'instance')
    .slice(0, CHANGED)
    .map((unit) => ({
      kind: unit.kind,
      id: unit.id,
      field,
      value: FIELDS[field]?.(unit, round) ?? null,
      base: unit.fields[field] ?? null,
    }))
  const { steps } = editAll(await readDraft(database.queries, home), live, changes, act)
  await writeSteps(database.queries, home, steps, { ...act, kind: 'edit' })
}

/** What some work took. */
interface Work {
  readonly time: number
  readonly statements: number
  readonly rows: number
}

interface Measured {
  readonly live: Work
  readonly all: Work
}

async function measure(deps: PublishDeps, wanted: Wanted, counted: Counted): Promise<Measured> {
  const start = performance.now()
  counted.reset()
  const work = () => ({ ...counted.sums(), time: performance.now() - start })
  let live: Work | null = null
  const stop = deps.feed.subscribe(() => {
    live ??= work()
  }, 'first')
  const outcome = await publish(deps, wanted)
  stop()
  if (!('published' in outcome) || !live) throw new Error(JSON.stringify(outcome))
  return { live, all: work() }
}

function wordWork(rounds: readonly Work[]): string {
  const of = (key: keyof Work) => median(rounds.map((round) => round[key]))
  return `${of('time').toFixed(0)} ms, ${of('statements')} statements, ${of('rows')} rows`
}

/** Counts what connections are asked and what they answer. */
interface Counted {
  readonly reset: () => void
  readonly sums: () => Omit<Work, 'time'>
  readonly stop: () => void
}

function countQueries(): Counted {
  const { query } = pg.Client.prototype
  let statements = 0
  let rows = 0
  pg.Client.prototype.query = function (this: pg.Client, ...parts: unknown[]) {
    statements += 1
    const answer = Reflect.apply(query, this, parts)
    if (answer instanceof Promise) {
      answer.then(
        (result) => {
          rows += [result].flat().reduce((sum, each) => sum + (each?.rows?.length ?? 0), 0)
        },
        () => {},
      )
    }
    return answer
  } as typeof query
  return {
    reset: () => {
      statements = 0
      rows = 0
    },
    sums: () => ({ statements, rows }),
    stop: () => {
      pg.Client.prototype.query = query
    },
  }
}

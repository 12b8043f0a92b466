import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { PublicationTick } from '#contract/publications.ts'
import { editAll } from '#domain/draft/edit.ts'
import type { FieldName } from '#domain/draft/entity.ts'
import { EXISTS, valueIn } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { insertPerson } from '#server/account/insert-person.fixture.ts'
import type { TestDatabase } from '#server/db/databases.fixture.ts'
import { instances } from '#server/db/tables/building.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { readDraft, writeSteps } from '#server/draft/draft-store.ts'
import { NO_NEIGHBOURS } from '#server/draft/no-neighbours.fixture.ts'
import { readLive } from '#server/draft/read-live.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { resultOf } from '#server/http/refusal.ts'
import { at, sampleFile, startImport, systemOf, type TestImport } from '#server/import/import.fixture.ts'
import { patchInstances } from '#server/instance/patch-instances.ts'
import type { Change } from '#server/live/change.ts'
import { changeData } from '#server/live/change-data.ts'
import type { PublishDeps, Publisher, Wanted } from './plan-publication.ts'
import { publish } from './publish.ts'

/** A value to put into the draft. */
export interface Edit extends FieldName {
  readonly value: Json
}

/** A project with a draft. */
export interface TestPublish {
  readonly test: TestImport
  readonly deps: PublishDeps
  readonly home: DraftHome & { readonly projectId: number }
  /** The owner who edits and publishes. */
  readonly author: number
  /** Puts values into the draft, based on what is shown there now. */
  readonly edit: (edits: readonly Edit[], editor?: number) => Promise<void>
  readonly entries: () => Promise<readonly string[]>
  readonly wanted: (ticks?: readonly PublicationTick[] | null) => Wanted
  readonly publish: (ticks?: readonly PublicationTick[] | null) => ReturnType<typeof publish>
  /** Changes units live, as a CRM does. */
  readonly patch: (list: readonly object[]) => Promise<void>
  readonly unit: (own: string) => Promise<typeof instances.$inferSelect>
  /** What was announced since the last call. */
  readonly takeChanges: () => readonly Change[]
}

/** The time of the tests. */
export const NOW = new Date('2026-03-01T12:00:00Z')

/** Starts a database with the sample project. */
export async function startPublish(start: () => Promise<TestDatabase>): Promise<TestPublish> {
  const test = await startImport(start)
  const projectId = await importInto(test, sampleFile())
  const { database, feed, files } = test.parts
  const { hasHold, announceDraft } = NO_NEIGHBOURS
  const deps = { database, feed, files, now: () => NOW, hasHold, announceDraft }
  const home = { accountId: test.accountId, projectId, catalogueId: null }
  const anna = { name: 'Anna', email: 'anna@homes.example', lang: 'de', role: 'owner' } as const
  const id = await insertPerson(database.queries, test.accountId, anna)
  const by: Publisher = { ...systemOf(test.accountId), kind: 'person', id, role: 'owner' }
  let changes: Change[] = []
  feed.subscribe((change) => void changes.push(change), 'first')
  const wanted = (ticks: readonly PublicationTick[] | null = null): Wanted => ({
    home,
    by,
    ticks,
    frozen: null,
    note: null,
  })
  return {
    test,
    deps,
    home,
    wanted,
    author: id,
    edit: async (edits, editor = id) => {
      const live = await readLive(database, home)
      const draft = await readDraft(database.queries, home)
      const act = { by: { kind: 'person', id: editor }, at: NOW.toISOString(), batch: randomUUID() } as const
      const shown = edits.map((edit) => ({
        ...edit,
        base: edit.field === EXISTS ? edit.value !== true : valueIn(live, edit),
      }))
      const { steps, conflicts, refusals } = editAll(draft, live, shown, act)
      if (conflicts.length + refusals.length > 0) throw new Error(JSON.stringify({ conflicts, refusals }))
      await writeSteps(database.queries, home, steps, { ...act, kind: 'edit' })
    },
    entries: async () => {
      const draft = await readDraft(database.queries, home)
      return [...draft.values()].map(({ kind, id, field }) => `${kind} ${id} ${field}`).toSorted()
    },
    publish: (ticks) => publish(deps, wanted(ticks)),
    patch: async (list) => {
      const crm = { ...systemOf(test.accountId), kind: 'crm', id: 7 } as const
      await changeData(test.parts, async (tx) => resultOf(await patchInstances(tx, crm, list)))
    },
    unit: async (own) => at(await database.queries.select().from(instances).where(eq(instances.external_id, own)), 0),
    takeChanges: () => {
      const taken = changes
      changes = []
      return taken
    },
  }
}

/** A price of a unit. */
export function price(id: string, value: number): Edit & { readonly value: number } {
  return { kind: 'instance', id, field: 'price', value }
}

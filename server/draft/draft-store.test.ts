import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editAll } from '#domain/draft/edit.ts'
import { entityKey } from '#domain/draft/entity.ts'
import { applySteps, draftOf } from '#domain/draft/entry.ts'
import { undo } from '#domain/draft/undo.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { draftHistory } from '#server/db/tables/draft.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { insertCatalogue, sampleFile, startImport, type TestImport } from '#server/import/import.fixture.ts'
import { cleanDrafts } from './clean-drafts.ts'
import type { DraftHome } from './draft-home.ts'
import { type DraftAct, readBatch, readDraft, readDraftOf, writeSteps } from './draft-store.ts'
import { createLiveReader } from './live-reader.ts'
import { readLive } from './read-live.ts'

describe.each(DATABASES)('a stored draft on $name', ({ start }) => {
  let test: TestImport
  let home: DraftHome
  beforeAll(async () => {
    test = await startImport(start)
    home = { accountId: test.accountId, projectId: await importInto(test, sampleFile()), catalogueId: null }
  })
  afterAll(() => test.stop())
  const act = (batch: string): DraftAct => ({
    by: { kind: 'key', id: 1 },
    at: '2026-03-01T12:00:00.000Z',
    batch,
    kind: 'edit',
  })

  it('is read as it was written, with absent values, and its batch can be undone', async () => {
    const { queries } = test.test.database
    const live = await readLive(test.test.database, home)
    const unit = { kind: 'instance', id: '1' } as const
    const changes = [
      { ...unit, field: 'price', value: null, base: 200_000 },
      { ...unit, field: 'number', value: '1a', base: '1' },
      { ...unit, id: 'new', field: 'exists', value: true, base: false },
    ]
    const { steps } = editAll(draftOf([]), live, changes, act('b1'))
    await queries.transaction((tx) => writeSteps(tx, home, steps, act('b1')))
    const draft = await readDraft(queries, home)
    expect(draft).toEqual(applySteps(draftOf([]), steps))
    expect([...(await readDraftOf(queries, home, [{ ...unit, id: 'new' }])).values()].map(({ id }) => id)).toEqual([
      'new',
    ])
    expect((await readDraftOf(queries, home, [unit])).size).toBe(2)
    const undone = undo(draft, new Map(), await readBatch(queries, home, 'b1'))
    expect(undone.kept).toEqual([])
    await queries.transaction((tx) => writeSteps(tx, home, undone.steps, { ...act('b2'), kind: 'undo' }))
    expect((await readDraft(queries, home)).size).toBe(0)
  })

  it('can be undone for 90 days; after that its history has no entries, and after three years no rows', async () => {
    const { queries } = test.test.database
    const rows = () => queries.select().from(draftHistory).orderBy(asc(draftHistory.id))
    await cleanDrafts(queries, new Date('2026-05-29T12:00:00Z'))
    expect(await readBatch(queries, home, 'b1')).toHaveLength(3)
    await cleanDrafts(queries, new Date('2026-05-31T12:00:00Z'))
    expect(await readBatch(queries, home, 'b1')).toEqual([])
    expect((await rows()).map(({ entry_after, undoable }) => [entry_after, undoable])).toEqual(
      Array(6).fill([null, false]),
    )
    await cleanDrafts(queries, new Date('2029-03-02T12:00:00Z'))
    expect(await rows()).toEqual([])
  })

  it('keeps values of contacts for undo but not in the history', async () => {
    const { queries } = test.test.database
    const field = { kind: 'catalogue', id: 'catalogue', field: 'contacts' } as const
    const { by, at, batch } = act('b3')
    const after = { ...field, value: { name: 'Ada' }, base: null, by, at, batch }
    await queries.transaction((tx) => writeSteps(tx, home, [{ name: field, before: null, after }], act('b3')))
    const [row] = await queries.select().from(draftHistory)
    expect(row).toMatchObject({ old_value: null, new_value: null, entry_after: { value: { name: 'Ada' } } })
  })

  it('reads the live state again only after it has changed', async () => {
    const read = createLiveReader(test.test.database)
    const first = await read(home)
    expect(await read(home)).toBe(first)
    const file = sampleFile()
    file.project.stage = 'end'
    await importInto(test, file)
    const second = await read(home)
    expect(second.get('project project')?.fields).toMatchObject({ stage: 'end' })
    await importInto(test, sampleFile())
    expect(await read(home)).toEqual(first)
  })

  it('reads the pictures and settings of a group', async () => {
    const catalogueId = await insertCatalogue(test, `group-${test.accountId}`, 'GroupInteractiveCatalogue')
    const [facade] = sampleFile().interactives ?? []
    const frames = [
      {
        image: 'cover.png',
        regions: [
          {
            target: { kind: 'project', id: 'harbour' },
            polygons: [
              [
                [0, 0],
                [1, 0],
                [1, 1],
              ],
            ],
          },
        ],
      },
    ]
    const picture = { ...facade, kind: 'group', frames, volumes: [], estate: undefined }
    const outcome = await test.run({
      vitrine: 1,
      group: `group-${test.accountId}`,
      interactives: [picture],
      root: 'facade',
    })
    expect(outcome).toMatchObject({ ok: true })
    const live = await readLive(test.test.database, { accountId: test.accountId, projectId: null, catalogueId })
    expect(live.get('catalogue catalogue')?.fields).toMatchObject({ root: 'facade', published: true })
    expect(live.get(entityKey({ kind: 'frame', id: 'facade#0' }))?.fields).toMatchObject(frames[0] ?? {})
  })
})

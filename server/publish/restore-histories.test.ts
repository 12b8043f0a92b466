import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CATALOGUE, entityKey, type Snapshot } from '#domain/draft/entity.ts'
import { applyEntries } from '#domain/draft/entry.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { draftEntries } from '#server/db/tables/draft.ts'
import { readDraft } from '#server/draft/draft-store.ts'
import { NO_NEIGHBOURS } from '#server/draft/no-neighbours.fixture.ts'
import { readLive } from '#server/draft/read-live.ts'
import { undoDraft } from '#server/draft/settle-draft.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { at, sampleFile, systemOf } from '#server/import/import.fixture.ts'
import { listVersions } from '#server/version/version-store.ts'
import { price, startPublish, type TestPublish } from './publish.fixture.ts'
import { readVersion, restoreVersion } from './restore-version.ts'

const contacts = { name: 'Anna', company: null, phones: [], email: null }
const settings = { token: 'histories', default_lang: 'en', languages: ['en', 'de'], contacts }

/** The sample project, and two other states of it as a person imports them. */
const FILES = [
  () => ({ ...sampleFile(), catalogue: { ...settings, name: { en: 'Harbour' } } }),
  () => {
    const file = sampleFile()
    at(at(at(file.estates, 0).sections, 0).storeys, 1).instances.pop()
    const typical = at(file.interactives ?? [], 1)
    at(typical.frames, 0).regions = at(typical.frames, 0).regions?.slice(0, 1) ?? []
    return { ...file, tags: [], catalogue: { ...settings, name: { en: 'Quay', de: 'Kai' }, indexable: true } }
  },
  () => {
    const file = sampleFile()
    at(file.layouts, 0).label = '5'
    file.project.cover = 'hall.png'
    return { ...file, catalogue: { ...settings, languages: ['en'], published: true } }
  },
] as const

const setting = (field: string, value: boolean) => ({ kind: 'catalogue', id: 'catalogue', field, value }) as const
const EDITS = [
  ...['1', '2', '3'].map((id) => price(id, 111_000)),
  price('1', 222_000),
  { kind: 'layout', id: 'A', field: 'area_total', value: 60 },
  { kind: 'project', id: 'project', field: 'name', value: { en: 'Port', de: 'Hafen' } },
  { kind: 'instance', id: '1', field: 'exists', value: false },
  { kind: 'instance', id: '1', field: 'exists', value: true },
  setting('indexable', true),
  setting('published', true),
  setting('published', false),
] as const

const one = fc.nat(100)
const ACTS = fc.oneof(
  { weight: 5, arbitrary: fc.record({ act: fc.constant('edit' as const), pick: one, editor: fc.constantFrom(1, 2) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('publish' as const), pick: one }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('import' as const), pick: one }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('crm' as const), pick: one }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('restore' as const), pick: one }) },
)
type Act = typeof ACTS extends fc.Arbitrary<infer Item> ? Item : never

const SETTINGS = entityKey(CATALOGUE)

// Statuses are live only. The others are never brought back.
const LEFT: readonly string[] = ['instance status', 'catalogue published', 'catalogue sales', 'catalogue token']

function contentOf(state: Snapshot) {
  return Object.fromEntries(
    [...state.values()]
      .filter(({ kind }) => kind !== 'order')
      .map((entity) => {
        const fields = Object.entries(entity.fields).filter(([field]) => !LEFT.includes(`${entity.kind} ${field}`))
        return [entityKey(entity), Object.fromEntries(fields)] as const
      })
      .toSorted(([first], [second]) => (first < second ? -1 : 1)),
  )
}

describe('restored versions', () => {
  const { start } = ANY_DATABASE

  let test: TestPublish
  beforeAll(async () => {
    test = await startPublish(start)
  }, 120_000)
  afterAll(() => test.test.stop())

  const queries = () => test.deps.database.queries
  const by = () => ({ ...systemOf(test.home.accountId), kind: 'person', id: 1, role: 'owner' }) as const
  const versions = async () => (await listVersions(queries(), test.home, {})).data.filter(({ units }) => units !== null)
  const shown = async () => {
    const draft = await readDraft(queries(), test.home)
    return applyEntries(await readLive(test.deps.database, test.home), draft.values())
  }
  const draft = async () =>
    Object.fromEntries([...(await readDraft(queries(), test.home))].toSorted(([a], [b]) => (a < b ? -1 : 1)))

  async function run({ act, pick, ...more }: Act): Promise<void> {
    if (act === 'import') await importInto(test.test, at(FILES, pick % FILES.length)())
    else if (act === 'crm') await test.patch([{ external_id: '2', price: 300_000 + pick }])
    else if (act === 'publish') await test.publish()
    else if (act === 'restore') await restoreOne(pick)
    // An edit of what is removed, or is made already, is refused.
    else await test.edit([at(EDITS, pick % EDITS.length)], 'editor' in more ? more.editor : 1).catch(() => {})
  }

  async function restoreOne(pick: number) {
    const all = await versions()
    const { id } = at(all, pick % all.length)
    return { id, ...Object(await restoreVersion(test.deps, test.home, by(), id)) }
  }

  it('are what the draft shows then, whatever happened before, and can be taken back whole', async () => {
    const check = async (acts: readonly Act[], pick: number) => {
      await queries().delete(draftEntries)
      await importInto(test.test, FILES[0]())
      for (const act of acts) await run(act)
      const before = await draft()
      const shownBefore = await shown()
      const { id, batch } = await restoreOne(pick)
      const version = await readVersion(queries(), test.home, id)
      const settings = contentOf(shownBefore)[SETTINGS]
      const without = version?.hasSettings ? {} : { [SETTINGS]: settings }
      expect(contentOf(await shown())).toEqual({ ...(version && contentOf(version.snapshot)), ...without })
      expect(await restoreVersion(test.deps, test.home, by(), id)).toMatchObject({ batch: null, changed: 0 })
      if (batch) {
        const live = () => readLive(test.deps.database, test.home)
        const deps = { ...NO_NEIGHBOURS, ...test.deps, live }
        expect(await undoDraft(deps, test.home, by(), batch)).toMatchObject({ kept: [] })
      }
      expect(await draft()).toEqual(before)
    }
    await fc.assert(fc.asyncProperty(fc.array(ACTS, { minLength: 3, maxLength: 10 }), one, check), { numRuns: 12 })
  }, 300_000)
})

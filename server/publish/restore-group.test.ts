import { gunzipSync, gzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entitiesAnswer } from '#contract/entities.ts'
import { groupFile } from '#contract/project-file.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { fileVersions } from '#server/db/tables/version.ts'
import { startDrafts, type TestDrafts } from '#server/draft/drafts.fixture.ts'

describe.each(DATABASES)('an older version of a group on $name', ({ start }) => {
  let test: TestDrafts
  let group: string
  beforeAll(async () => {
    test = await startDrafts(start)
    group = `/catalogues/${test.sample.catalogues.coast}`
    // The sample has HTML that is cleaned when it is stored again.
    await test.owner('PATCH', group, { info: { enabled: true, about: { en: '<p>Coast</p>' } } })
    const picture = { id: 'coast', kind: 'group', name: 'Coast', frames: [{ image: 'cover.png' }] }
    await test.importProject({ vitrine: 1, group: 'coast', interactives: [picture], root: 'coast' })
  })
  afterAll(() => test.stop())

  const live = async () => entitiesAnswer.parse((await test.owner('GET', `${group}/entities`)).json()).data
  const edit = async (changes: readonly { kind: string; id: string; field: string; value: unknown }[]) => {
    const entities = await live()
    const based = changes.map((change) => {
      const entity = entities.find(({ kind, id }) => kind === change.kind && id === change.id)
      return { ...change, base: entity?.fields[change.field] ?? null }
    })
    const answer = await test.owner('PATCH', `${group}/draft`, based)
    expect(answer.json()).toMatchObject({ data: { changed: changes.length } })
  }
  const publish = async () => {
    const answer = await test.owner('POST', `${group}/publications`, {})
    expect(answer.statusCode, answer.body).toBe(201)
  }
  const versions = async (): Promise<readonly { readonly id: number }[]> =>
    (await test.owner('GET', `${group}/versions`)).json().data
  const act = async (version: number | undefined, what: 'restore' | 'undo', caller = test.owner) =>
    (await caller('POST', `${group}/versions/${version}/${what}`)).json().data
  const setting = { kind: 'catalogue', id: 'catalogue' }
  const changes = [
    { ...setting, field: 'name', value: { en: 'Shore' } },
    { ...setting, field: 'embed_domains', value: ['homes.example'] },
    { ...setting, field: 'privacy', value: [{ domain: null, url: 'https://homes.example/new' }] },
    { kind: 'interactive', id: 'coast', field: 'name', value: { en: 'Shore' } },
  ]

  it('brings back its settings and its pictures', async () => {
    const before = await live()
    const [version] = await versions()
    await edit(changes)
    await publish()
    const after = await live()
    expect(after).not.toEqual(before)
    expect(await act(version?.id, 'restore')).toMatchObject({ changed: 4, kept: [] })
    expect(await live()).toEqual(after)
    await publish()
    expect(await live()).toEqual(before)
  })

  it('that is undone brings back what it changed', async () => {
    const before = await live()
    await edit(changes)
    await publish()
    const [newest] = await versions()
    expect(await act(newest?.id, 'undo')).toMatchObject({ changed: 4, kept: [] })
    await publish()
    expect(await live()).toEqual(before)
  })

  it('leaves its address, and settings that only owners change, as they are', async () => {
    const [version] = await versions()
    await edit(changes)
    await publish()
    expect((await test.owner('PATCH', group, { token: 'shore' })).statusCode).toBe(200)
    const restored = await act(version?.id, 'restore', test.anna)
    const locked = ['embed_domains', 'privacy'].map((field) => ({ ...setting, field }))
    expect(restored).toMatchObject({ changed: 2, kept: locked })
    await publish()
    const [catalogue] = await live()
    expect(catalogue?.fields).toMatchObject({ token: 'shore', privacy: [{ url: 'https://homes.example/new' }] })
  })

  it('from before versions had settings brings back only pictures', async () => {
    const { queries } = test.test.database
    const [version] = await versions()
    const isIt = eq(fileVersions.id, version?.id ?? 0)
    const [row] = await queries.select({ file: fileVersions.file }).from(fileVersions).where(isIt)
    const { catalogue: _, ...pictures } = JSON.parse(gunzipSync(row?.file ?? Buffer.of()).toString())
    await queries
      .update(fileVersions)
      .set({ file: gzipSync(JSON.stringify(pictures)) })
      .where(isIt)
    await edit(changes.filter(({ field }) => field === 'name'))
    await publish()
    const [newest] = await versions()
    const interactive = { kind: 'interactive', id: 'coast', field: 'name', value: { en: 'Coast' } }
    for (const [id, what] of [
      [version?.id, 'restore'],
      [newest?.id, 'undo'],
    ] as const) {
      expect(await act(id, what)).toMatchObject({ kept: [] })
      expect((await test.owner('GET', `${group}/draft`)).json().data).toMatchObject([interactive])
      await test.owner('DELETE', `${group}/draft/entries`, { entries: 'all' })
    }
  })

  it('is exported as an import file of its pictures', async () => {
    const [version] = await versions()
    const file = (await test.owner('GET', `${group}/versions/${version?.id}/file`)).json()
    expect(groupFile.parse(file)).toMatchObject({ group: 'shore', root: 'coast' })
    const { data } = (await test.owner('POST', '/imports?dry_run=1', file)).json()
    expect(data).toMatchObject({ created: 0, removed: 0, rows: [] })
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { startDrafts, type TestDrafts } from './drafts.fixture.ts'

describe.each(DATABASES)('the draft of a group on $name', ({ start }) => {
  let test: TestDrafts
  let draft: string
  beforeAll(async () => {
    test = await startDrafts(start)
    draft = `/catalogues/${test.sample.catalogues.coast}/draft`
    const picture = { id: 'coast', kind: 'group', name: 'Coast', frames: [{ image: 'cover.png' }] }
    await test.importProject({ vitrine: 1, group: 'coast', interactives: [picture], root: 'coast' })
  })
  afterAll(() => test.stop())

  const region = {
    target: { kind: 'project', id: 'quay' },
    polygons: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ],
  }

  it('has settings of its catalogue and pictures, and nothing of a building', async () => {
    const answer = await test.anna('PATCH', draft, [
      { kind: 'frame', id: 'coast#0', field: 'regions', value: [region], base: null },
      { kind: 'catalogue', id: 'catalogue', field: 'root', value: null, base: 'coast' },
    ])
    expect(answer.json()).toMatchObject({ data: { changed: 2 } })
    const { data } = (await test.anna('GET', draft)).json()
    expect(data).toMatchObject([
      { field: 'root', live: 'coast' },
      { field: 'regions', value: [region], live: null },
    ])
    const unit = { kind: 'instance', id: '1', field: 'price', value: 1, base: null }
    expect((await test.anna('PATCH', draft, [unit])).json().faults).toMatchObject([
      { reason: 'a group has no instance' },
    ])
    const made = { kind: 'instance', field: 'exists', value: true, base: false }
    expect((await test.anna('PATCH', draft, [made])).statusCode).toBe(422)
    const { batch } = answer.json().data
    expect((await test.anna('POST', `${draft}/undo`, { batch })).json()).toMatchObject({
      data: { changed: 2, kept: [] },
    })
    expect((await test.anna('GET', `${draft}/history`)).json().data).toHaveLength(4)
  })

  it('is not that of a catalogue of a project, whose settings are in the draft of the project', async () => {
    const ofProject = await test.anna('GET', `/catalogues/${test.sample.catalogues.harbour}/draft`)
    expect([ofProject.statusCode, ofProject.json().detail]).toEqual([
      409,
      `The catalogue is part of the draft of project ${test.sample.projects.harbour}`,
    ])
    const narrowed = await test.callerWith({ role: 'editor', projects: [test.projectId] })
    expect((await narrowed('GET', draft)).statusCode).toBe(404)
  })

  it('protects the files that it names from deletion', async () => {
    const { queries } = test.test.database
    const [facts] = await queries.select().from(media).where(eq(media.name, 'quay/hall.png'))
    if (!facts) throw new Error('no hall.png')
    const { id: _, ...values } = facts
    const [upload] = await queries
      .insert(media)
      .values({ ...values, name: 'new.png' })
      .returning()
    const image = { kind: 'frame', id: 'coast#0', field: 'image', value: 'new.png', base: 'cover.png' }
    expect((await test.anna('PATCH', draft, [image])).statusCode).toBe(200)
    const refused = await test.owner('DELETE', `/media/${upload?.id}`)
    expect([refused.statusCode, refused.json().detail]).toEqual([409, 'The file is in use in a draft'])
    await test.anna('DELETE', `${draft}/entries`, { entries: 'all' })
    expect((await test.owner('DELETE', `/media/${upload?.id}`)).statusCode).toBe(204)
  })
})

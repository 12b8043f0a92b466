import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { publicationCheckAnswer, publicationsAnswer } from '#contract/publications.ts'
import { ANY_DATABASE, DATABASES } from '#server/db/databases.fixture.ts'
import { quayFile, startDrafts, type TestDrafts, unitChange } from '#server/draft/drafts.fixture.ts'
import type { ProjectInput } from '#server/import/import.fixture.ts'

const contacts = { name: 'Anna', company: null, phones: [], email: null }
const OPENING = { kind: 'catalogue', id: 'catalogue', field: 'published' } as const

describe.each(DATABASES)('a catalogue that visitors cannot open yet on $name', ({ start }) => {
  let test: TestDrafts
  let path: string
  let catalogue: number
  beforeAll(async () => {
    const file = quayFile()
    const settings: ProjectInput['catalogue'] = { token: 'quay', name: 'Quay', default_lang: 'en', languages: ['en'] }
    test = await startDrafts(start, {}, { ...file, catalogue: { ...settings, contacts, published: false } })
    path = `/projects/${test.projectId}/publications`
    catalogue = (await test.owner('GET', '/catalogues'))
      .json()
      .data.find(({ token }: { token: string }) => token === 'quay').id
  })
  afterAll(() => test.stop())
  beforeEach(async () => {
    await test.owner('DELETE', `${test.draft}/entries`, { entries: 'all' })
  })

  const shown = async () => {
    const { data } = (await test.owner('GET', '/catalogues')).json()
    const { published, was_open } = data.find(({ id }: { id: number }) => id === catalogue)
    return { published, was_open }
  }
  const edit = async (value: number) => {
    const { data } = (await test.owner('GET', `/instances?project_id=${test.projectId}`)).json()
    const [unit] = data
    const change = unitChange(unit.external_id, 'price', value, unit.price)
    expect((await test.anna('PATCH', test.draft, [change])).statusCode).toBe(200)
    return { kind: 'instance', id: unit.external_id, field: 'price', value }
  }
  const publish = async (body: object) => {
    const answer = await test.anna('POST', path, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data
  }

  it('stays closed unless a publication says that it opens it, and remembers that it was open', async () => {
    await edit(210_000)
    await publish({})
    expect(await shown()).toEqual({ published: false, was_open: false })
    const tick = await edit(220_000)
    const checked = await test.anna('POST', `${path}/check`, { entries: [tick], open: true })
    expect(publicationCheckAnswer.parse(checked.json()).data).toMatchObject({ can_publish: true, entries: 2 })
    expect(await publish({ entries: [tick], open: true })).toMatchObject({ changes: 2 })
    expect(await shown()).toEqual({ published: true, was_open: true })
    expect((await test.anna('GET', test.draft)).json().counts.changes).toBe(0)

    // By hand.
    await test.owner('PATCH', `/catalogues/${catalogue}`, { published: false })
    await edit(230_000)
    await publish({})
    expect(await shown()).toEqual({ published: false, was_open: true })
  })

  it('is opened alone, without what waits in the draft, and only once', async () => {
    await test.owner('PATCH', `/catalogues/${catalogue}`, { published: false })
    await edit(240_000)
    expect(await publish({ entries: [OPENING], open: true })).toMatchObject({ changes: 1 })
    expect(await shown()).toMatchObject({ published: true })
    expect((await test.anna('GET', test.draft)).json().counts.changes).toBe(1)
    // Somebody else has opened it meanwhile.
    const tick = await edit(250_000)
    expect(await publish({ entries: [tick, OPENING], open: true })).toMatchObject({ changes: 1 })
  })

  it('is opened at its time, and a plan says what it will publish', async () => {
    await test.owner('PATCH', `/catalogues/${catalogue}`, { published: false })
    const tick = await edit(260_000)
    const at = new Date(Date.now() + 86_400_000_000).toISOString()
    const refused = await test.anna('POST', path, { entries: [tick], open: true, at })
    expect(refused.statusCode).toBe(422)
    const soon = new Date(Date.parse('2026-03-01T12:00:00Z') + 365 * 86_400_000)
    const { id } = await publish({ entries: [tick], open: true, at: soon.toISOString() })
    expect(await shown()).toMatchObject({ published: false })
    const listed = publicationsAnswer.parse((await test.anna('GET', `${path}?state=planned&values=1`)).json())
    expect(listed.data).toMatchObject([{ id, ticks: [tick, { ...OPENING, value: true }] }])
    expect((await test.anna('GET', path)).json().data[0]).not.toHaveProperty('ticks')
  })

  it('is never published with a value that was not seen', async () => {
    const seen = await edit(270_000)
    await edit(999_999)
    const answer = await test.anna('POST', path, { entries: [seen] })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().publication.conflicts).toMatchObject([{ reason: 'edited', value: 999_999 }])
  })
})

describe('what a check warns of', () => {
  const { start } = ANY_DATABASE

  let test: TestDrafts
  beforeAll(async () => {
    const file = quayFile()
    const reserved = { id: 'reserved', type: 'reserved', name: 'Reserved', color: '#d9a441' } as const
    test = await startDrafts(start, {}, { ...file, statuses: [...file.statuses, reserved] })
  })
  afterAll(() => test.stop())

  it('is prices far from the live ones, the largest jump first, and stops nothing', async () => {
    const changes = [
      unitChange('1', 'price', 250_001, 200_000),
      unitChange('2', 'price', 2_000_000, 200_000),
      unitChange('3', 'price', 350_000, 350_000.55),
    ]
    await test.anna('PATCH', test.draft, changes)
    const checked = await test.anna('POST', `/projects/${test.projectId}/publications/check`, {})
    const { data } = publicationCheckAnswer.parse(checked.json())
    expect(data).toMatchObject({ can_publish: true, entries: 3 })
    expect(data.warnings.map(({ code, entity, field, jump }) => [code, entity?.id, field, jump])).toEqual([
      ['unusual_price', '2', 'price', 9],
      ['unusual_price', '1', 'price', 0.250_005],
    ])
    await test.owner('DELETE', `${test.draft}/entries`, { entries: 'all' })
  })

  it('names entities, and has no words about a file that nobody sent', async () => {
    const { data: units } = (await test.owner('GET', `/instances?project_id=${test.projectId}`)).json()
    const unit = units.find(({ external_id }: { external_id: string }) => external_id === '1')
    const changes = [
      { kind: 'instance', id: '1', field: 'exists', value: false, base: true },
      unitChange('2', 'number', '3', '2'),
      unitChange('3', 'parent', 'f1', 'f2'),
      unitChange('3', 'layout', 'A', 'B'),
      unitChange('3', 'position', 5, 1),
    ]
    const edited = await test.anna('PATCH', test.draft, changes)
    expect(edited.statusCode, edited.body).toBe(200)
    // Held after it was removed in the draft.
    expect((await test.owner('POST', '/holds', { id: unit.id })).statusCode).toBe(201)
    const checked = await test.anna('POST', `/projects/${test.projectId}/publications/check`, {})
    const { data } = publicationCheckAnswer.parse(checked.json())
    expect(data.faults[0]).toMatchObject({ code: 'held', entity: { kind: 'instance', id: '1' } })
    expect(data.warnings.map(({ code, entity, field }) => [code, entity, field])).toEqual([
      ['data', { kind: 'instance', id: '3' }, 'number'],
    ])
    expect(JSON.stringify(data.warnings)).not.toMatch(/\bfile\b/)
  })
})

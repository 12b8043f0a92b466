import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Medium, mediaAnswer, mediumAnswer } from '#contract/media.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { media } from '#server/db/tables/account.ts'
import { keyOf } from '#server/live/change.ts'
import { type Caller, startManage, type TestManage } from '#server/manage/manage.fixture.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const paint = (color: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .png()
    .toBuffer()

describe.each(DATABASES)('manage/media on $name', ({ start }) => {
  let manage: TestManage
  beforeAll(async () => {
    manage = await startManage(start)
  })
  afterAll(() => manage.stop())
  beforeEach(() => void manage.takeChanges())

  const changes = () => manage.takeChanges().map(keyOf).sort()
  const upload = (caller: Caller, name: string, type: string, bytes: Buffer) =>
    caller('POST', `/media?name=${encodeURIComponent(name)}`, bytes, { 'content-type': type })
  const stored = async (name: string, type: string, bytes: Buffer): Promise<Medium> => {
    const answer = await upload(manage.owner, name, type, bytes)
    expect(answer.statusCode, answer.body).toBe(201)
    return mediumAnswer.parse(answer.json()).data
  }

  it('lists every file of the account according to the contract', async () => {
    const answer = await manage.owner('GET', '/media')
    const { data } = mediaAnswer.parse(answer.json())
    expect(answer.json()).toEqual({ data })
    expect(data.map(({ name }) => name)).toContain('brochure.pdf')
    expect(data.find(({ name }) => name === 'film.mp4')?.image).toBeNull()
  })

  it('finds the file that a project calls by a name: an upload, or a file of its own imports', async () => {
    const { harbour, hill } = manage.sample.projects
    const find = async (query: string, caller = manage.owner) =>
      mediaAnswer.parse((await caller('GET', `/media?name=named.png${query}`)).json()).data
    const own = await stored('harbour/named.png', 'image/png', await paint('red'))
    expect(await find('')).toEqual([])
    expect(await find(`&project_id=${harbour}`)).toEqual([own])
    expect(await find(`&project_id=${hill}`)).toEqual([])
    const limited = await manage.callerWith({ projects: [hill] })
    expect(await find(`&project_id=${harbour}`, limited)).toEqual([])
    const uploaded = await stored('named.png', 'image/png', await paint('blue'))
    expect(await find('')).toEqual([uploaded])
    expect(await find(`&project_id=${harbour}`)).toEqual([uploaded])
    const byContent = `/media?name=sha256:${own.src.split('/')[2]}&project_id=${harbour}`
    expect(mediaAnswer.parse((await manage.owner('GET', byContent)).json()).data).toEqual([own])
  })

  it('stores a picture and returns its URLs', async () => {
    const medium = await stored('a b/ü.png', 'image/png', await paint('red'))
    expect(medium).toMatchObject({ name: 'a b/ü.png', media_type: 'image/png', image: { width: 40, height: 30 } })
    expect(changes()).toEqual([])
  })

  it('replaces the file of a known name, and notifies everything that shows it', async () => {
    const { files, projects, catalogues, partners } = manage.sample
    const view = await stored('view.webp', 'image/png', await paint('green'))
    expect(view.id).toBe(files.view)
    const { harbour } = projects
    const shown = [`catalogue:${catalogues.coast}`, `chess:${harbour}`, `pictures:${harbour}`, `project:${harbour}`]
    expect(changes()).toEqual(shown)
    await stored('portrait.webp', 'image/png', await paint('green'))
    expect(changes()).toEqual([`partner:${partners.anna}`])
    await stored('plan.svg', 'image/png', await paint('green'))
    expect(changes()).toEqual([`project:${harbour}`])
  })

  it('stores a file beside another of the same name if nothing may be replaced', async () => {
    const keep = async (name: string, bytes: Buffer) => {
      const url = `/media?name=${encodeURIComponent(name)}&replace=0`
      const answer = await manage.owner('POST', url, bytes, { 'content-type': 'image/png' })
      return mediumAnswer.parse(answer.json()).data
    }
    const first = await keep('new/side.png', await paint('blue'))
    const second = await keep('new/side.png', await paint('navy'))
    const again = await keep('new/side.png', await paint('navy'))
    expect([first, second, again].map(({ name }) => name)).toEqual(['new/side.png', 'new/side-2.png', 'new/side-2.png'])
    expect(again.id).toBe(second.id)
    expect((await keep('brochure.pdf', await paint('blue'))).name).toBe('brochure-2.pdf')
    expect(changes()).toEqual([])
  })

  it('refuses names that stand for the content of a file', async () => {
    const answer = await upload(manage.owner, `sha256:${'0'.repeat(32)}`, 'application/pdf', PDF)
    expect(answer.statusCode).toBe(422)
  })

  it('changes nothing if the file is the same', async () => {
    const first = await stored('same.png', 'image/png', await paint('blue'))
    expect(await stored('same.png', 'image/png', await paint('blue'))).toEqual(first)
    expect(changes()).toEqual([])
  })

  it('refuses to replace a picture in use by another kind of file', async () => {
    const answer = await upload(manage.owner, 'cover.webp', 'application/pdf', PDF)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation_failed' })
    await stored('anything.png', 'image/png', await paint('blue'))
    expect(await stored('anything.png', 'application/pdf', PDF)).toMatchObject({ image: null })
  })

  it.each([
    ['an unsupported type', 'text/html', Buffer.from('<p>'), 415],
    ['JSON', 'application/json', Buffer.from('{}'), 415],
    ['a file of another type than declared', 'image/png', PDF, 415],
    ['an empty file', 'image/png', Buffer.alloc(0), 415],
    ['a damaged picture', 'image/png', Buffer.from('\x89PNG\r\n\x1a\nxxxx', 'latin1'), 400],
  ])('refuses %s', async (_, type, bytes, status) => {
    const answer = await upload(manage.owner, 'x', type, bytes)
    expect(answer.statusCode, answer.body).toBe(status)
  })

  it('refuses a body without a type, and a file without a name', async () => {
    expect((await manage.owner('POST', '/media?name=x')).statusCode).toBe(415)
    expect((await upload(manage.owner, '', 'application/pdf', PDF)).statusCode).toBe(400)
  })

  it('deletes a file that is not in use', async () => {
    const { id } = await stored('unused.pdf', 'application/pdf', PDF)
    expect((await manage.owner('DELETE', `/media/${id}`)).statusCode).toBe(204)
    expect((await manage.owner('DELETE', `/media/${id}`)).statusCode).toBe(404)
    expect((await manage.owner('DELETE', '/media/999999999999')).statusCode).toBe(404)
  })

  it('records uploads and deletions in the history, without the name of the file', async () => {
    const { id } = await stored('private name.png', 'image/png', await paint('red'))
    await stored('private name.png', 'image/png', await paint('red'))
    await stored('private name.png', 'image/png', await paint('green'))
    await manage.owner('DELETE', `/media/${id}`)
    const { data } = (await manage.owner('GET', `/history?subject_kind=medium&subject_id=${id}`)).json()
    expect(data.map((entry: { new: unknown }) => entry.new)).toEqual(['deleted', 'replaced', 'created'])
    expect(data[0]).toMatchObject({ who: { kind: 'key', id: expect.any(Number) }, field: null })
    expect(JSON.stringify(data)).not.toContain('private')
  })

  it('keeps a file that is in use', async () => {
    const { data } = mediaAnswer.parse((await manage.owner('GET', '/media')).json())
    const inSample = Object.values(manage.sample.files)
    for (const { id, name } of data.filter((medium) => inSample.includes(medium.id))) {
      const answer = await manage.owner('DELETE', `/media/${id}`)
      expect(answer.statusCode, name).toBe(409)
    }
  })

  it('knows every column that refers to media', async () => {
    const [row] = await manage.test.database.onConnection((run) =>
      run(`select count(*)::int as count from pg_constraint where contype = 'f' and confrelid = 'media'::regclass`),
    )
    // If this count changes, extend media-uses.ts, which lists these columns.
    expect(row?.count).toBe(15)
  })

  it('keeps the files of two accounts apart, even under the same name', async () => {
    const { files } = manage.sample
    const [before] = await manage.test.database.queries.select().from(media).where(eq(media.id, files.film))
    expect((await manage.stranger('DELETE', `/media/${files.film}`)).statusCode).toBe(404)
    const answer = await upload(manage.stranger, 'film.mp4', 'application/pdf', PDF)
    expect(answer.statusCode).toBe(201)
    const [after] = await manage.test.database.queries.select().from(media).where(eq(media.id, files.film))
    expect(after).toEqual(before)
    expect(mediaAnswer.parse((await manage.stranger('GET', '/media')).json()).data).toHaveLength(1)
    expect(changes()).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample, type Sample } from '#server/db/sample.fixture.ts'
import { signPreview } from '#server/preview/preview-token.ts'
import { readPdf } from './pdf.fixture.ts'

const NOW = new Date('2026-11-15T23:59:00Z')
const SECRET = 'signs previews in this test'

let test: TestDatabase
let sample: Sample
let server: TestApp
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  sample = await insertSample(test.database.queries)
  server = await startTestApp(test, { now: () => NOW, secretKey: SECRET })
})
afterAll(async () => {
  await server.stop()
  await test.stop()
})

const get = (file: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  server.app.inject({
    url: `/api/v1/public/documents/${file}?${new URLSearchParams({ first_token: 'harbour', ...query })}`,
    headers,
  })
const unit = () => `instances/${sample.instances.u101}.pdf`

describe('documents', () => {
  it('are limited per minute and address', async () => {
    const ask = async (remoteAddress: string) =>
      server.app.inject({ url: '/api/v1/public/documents/chess.pdf?first_token=harbour&estate=999999', remoteAddress })
    for (let call = 0; call < 60; call += 1) await ask('2001:db8::1')
    const refused = await ask('2001:db8::2')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('2001:db8:0:1::1')).statusCode).toBe(404)
  })

  it('are tagged PDF files with a name that open in the browser', async () => {
    const { statusCode, headers, rawPayload } = await get(unit())
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="Apartment 101, North, Entrance 1 - .+\.pdf"; filename\*=UTF-8''Apart/,
    )
    expect(await readPdf(rawPayload)).toMatchObject({ isTagged: true, lang: 'en-GB', missing: 0, absentFonts: [] })
  })

  it('are in the language of the call and dated today', async () => {
    const { rawPayload } = await get(unit(), { lang: 'de' })
    const { lang, text } = await readPdf(rawPayload)
    expect(lang).toBe('de')
    expect(text).toContain('15. November 2026')
  })

  it('have an ETag and must be revalidated each time', async () => {
    const { headers } = await get('chess.pdf')
    const same = await get('chess.pdf', {}, { 'if-none-match': String(headers.etag) })
    expect([same.statusCode, same.rawPayload.length, same.headers['cache-control']]).toEqual([304, 0, 'no-cache'])
    const other = await get('chess.pdf', { lang: 'de' }, { 'if-none-match': String(headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  it('print one estate or all of them', async () => {
    const all = await readPdf((await get('chess.pdf')).rawPayload)
    const one = await readPdf((await get('chess.pdf', { estate: String(sample.estates.north) })).rawPayload)
    // Both have so few storeys that they share a sheet.
    expect([one.pages, all.pages]).toEqual([1, 1])
    expect(one.title).toContain('North')
    expect(all.text).toContain('South')
    expect(one.text).not.toContain('South')
  })

  it('explain the link of a partner, in a project and in a group', async () => {
    const own = await readPdf((await get('instructions.pdf', { second_token: 'anna' })).rawPayload)
    expect(own.text).toContain('/harbour/anna')
    const group = await readPdf(
      (await get('instructions.pdf', { first_token: 'coast', second_token: 'anna' })).rawPayload,
    )
    expect(group.text).toContain('/coast/anna')
    expect([own.pages, group.pages]).toEqual([1, 1])
  })

  it.each([
    ['instructions.pdf', {}],
    ['instructions.pdf', { second_token: 'boris' }],
    ['instances/999999.pdf', {}],
    ['chess.pdf', { estate: '999999' }],
    ['chess.pdf', { first_token: 'coast' }],
    ['chess.pdf', { first_token: 'meadow' }],
  ])('are not found: %s %j', async (file, query) => {
    const { statusCode, headers } = await get(file, query)
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)])
  })

  it('do not exist for unpublished units and estates', async () => {
    expect((await get(`instances/${sample.instances.u204}.pdf`)).statusCode).toBe(404)
    expect((await get('chess.pdf', { estate: String(sample.estates.west) })).statusCode).toBe(404)
  })

  it('of unpublished units exist only in a preview, and lead to the open catalogue', async () => {
    const { token } = signPreview(SECRET, sample.catalogues.harbour, NOW)
    const first_token = `harbour~${token}`
    const file = `instances/${sample.instances.u204}.pdf`
    const shown = await get(file, { first_token })
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store'])
    const link = `http://localhost/harbour/premises/details/instance/${sample.instances.u204}`
    expect((await readPdf(shown.rawPayload)).links).toContain(link)
    const instructions = await get('instructions.pdf', { first_token, second_token: 'anna' })
    const { links, text } = await readPdf(instructions.rawPayload)
    expect(links).toContain('http://localhost/harbour/anna')
    expect(links.join() + text).not.toContain(token.slice(0, 12))
    const foreign = signPreview(SECRET, sample.catalogues.hill, NOW).token
    for (const other of ['harbour', 'harbour~live', `harbour~${foreign}`]) {
      expect((await get(file, { first_token: other })).statusCode).toBe(404)
    }
  })

  it.each(['instances/one.pdf', 'instances/1e3.pdf', 'chess.pdf?estate=x'])('are refused: %s', async (file) => {
    const { statusCode } = await server.app.inject(
      `/api/v1/public/documents/${file}${file.includes('?') ? '&' : '?'}first_token=harbour`,
    )
    expect(statusCode).toBe(400)
  })
})

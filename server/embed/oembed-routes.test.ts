import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#server/app.fixture.ts'
import { ANY_DATABASE, type TestDatabase } from '#server/db/databases.fixture.ts'
import { insertSample } from '#server/db/sample.fixture.ts'
import { oembedLink, oembedXml } from '#server/share/oembed.ts'

const SITE = 'https://vitrine.example'

let test: TestDatabase
let server: TestApp
beforeAll(async () => {
  test = await ANY_DATABASE.start()
  await insertSample(test.database.queries)
  server = await startTestApp(test, { publicUrl: SITE })
})
afterAll(async () => {
  await server.stop()
  await test.stop()
})

const get = (query: Record<string, string>) => server.app.inject(`/oembed?${new URLSearchParams(query)}`)
const srcOf = (html: string) => /src="([^"]*)"/.exec(html)?.[1]

describe('a page of a catalogue', () => {
  it('is returned as a frame with a size and a title', async () => {
    const { statusCode, headers, body } = await get({ url: `${SITE}/en/harbour/chess?rooms=1,2&crm=x&preview=y` })
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(headers['access-control-allow-origin']).toBe('*')
    const answer = JSON.parse(body)
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', provider_url: SITE, width: 1200, height: 720 })
    expect(answer.title).toMatch(/^Availability grid — /)
    expect(srcOf(answer.html)).toBe(`${SITE}/en/harbour/chess?rooms=1,2`)
  })

  it.each([
    [{ maxwidth: '640' }, 640, 720],
    [{ maxwidth: '640', maxheight: '300' }, 640, 300],
    [{ maxwidth: '4000', maxheight: '3000' }, 1200, 720],
  ])('fits into %j', async (room, width, height) => {
    const answer = (await get({ url: `${SITE}/harbour`, ...(room as Record<string, string>) })).json()
    expect([answer.width, answer.height]).toEqual([width, height])
    expect(answer.html).toContain(`width="${width}" height="${height}"`)
  })

  it('keeps the partner and the white-label domain', async () => {
    const ofPartner = (await get({ url: `${SITE}/de/harbour/anna` })).json()
    expect(srcOf(ofPartner.html)).toBe(`${SITE}/de/harbour/anna`)
    const ofDomain = (await get({ url: 'https://homes.example/harbour/anna' })).json()
    expect(srcOf(ofDomain.html)).toBe('https://homes.example/harbour/anna')
  })

  it('is also returned as XML', async () => {
    const { body, headers } = await get({ url: `${SITE}/harbour?a=%22%3E%3Cscript%3E`, format: 'xml' })
    expect(headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(body).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1.0<\/version>/)
    expect(body).toContain('&lt;iframe src=&quot;')
    expect(body).not.toContain('<iframe')
  })

  it.each([
    ['https://evil.example/harbour', 404],
    [`${SITE}:8443/harbour`, 404],
    [`${SITE}/nobody`, 404],
    [`${SITE}/harbour/nobody`, 404],
    [`${SITE}/meadow`, 404],
    [`${SITE}/harbour/chess/nowhere`, 404],
    [`${SITE}/harbour/error-404`, 404],
    [`${SITE}/harbour/pdf/chess`, 404],
    [`${SITE}/`, 404],
    [`${SITE}/api/v1`, 404],
    ['javascript:alert(1)', 400],
    ['/harbour', 400],
  ])('is not found at %s', async (url, status) => {
    const { statusCode, headers } = await get({ url })
    expect(statusCode).toBe(status)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it.each([{ maxwidth: '0' }, { maxwidth: 'wide' }, { maxheight: '-1' }])('is refused with %j', async (room) => {
    expect((await get({ url: `${SITE}/harbour`, ...(room as Record<string, string>) })).statusCode).toBe(400)
  })

  it('is returned in no other format', async () => {
    expect((await get({ url: `${SITE}/harbour`, format: 'yaml' })).statusCode).toBe(501)
  })
})

it('a page links to its oEmbed answer', () => {
  expect(oembedLink(`${SITE}/harbour?a=1&b=2`, 'A "B" & <C>')).toBe(
    `<link rel="alternate" type="application/json+oembed" href="${SITE}/oembed?url=https%3A%2F%2Fvitrine.example%2Fharbour%3Fa%3D1%26b%3D2&amp;format=json" title="A &quot;B&quot; &amp; &lt;C&gt;">`,
  )
})

it('removes characters that are invalid in XML', () => {
  expect(oembedXml({ title: 'a\u0000b\u000bc]]><d>' })).toContain('<title>abc]]&gt;&lt;d&gt;</title>')
})

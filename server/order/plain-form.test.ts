import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { orders } from '#server/db/tables/order.ts'
import { type OrderApp, startOrderApp } from './order.fixture.ts'

describe.each(DATABASES)('a form without scripts on $name', ({ start }) => {
  let app: OrderApp
  beforeAll(async () => {
    app = await startOrderApp(start)
  })
  afterAll(() => app.stop())

  const post = (fields: Readonly<Record<string, string>>, headers = {}) =>
    app.server.app.inject({
      method: 'POST',
      url: '/api/v1/public/orders/form?first_token=harbour',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({
        kind: 'order',
        instance_id: String(app.sample.instances.u101),
        name: 'Vera Without',
        phone: '+44 20 7946 0999',
        email: '',
        comment: '',
        website: '',
        consent: 'on',
        lang: 'en',
        page: '/en/harbour/premises',
        ...fields,
      }).toString(),
    })
  const named = (name: string) => app.test.database.queries.select().from(orders).where(eq(orders.name, name))

  it('is stored as an order of its unit, and shows what happens next', async () => {
    const answer = await post({})
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('<h1>Sent successfully</h1>')
    expect(answer.body).toContain('href="/en/harbour/premises"')
    expect(answer.body).toContain('<header>Harbour Quarter</header>')
    expect(answer.body).toContain('<title>Sent successfully · Harbour Quarter</title>')
    expect(answer.body).not.toContain('<form')
    expect(await named('Vera Without')).toMatchObject([
      { kind: 'order', instance_id: app.sample.instances.u101, phone_normalised: '+442079460999', is_robot: false },
    ])
  })

  it('is one order however often it is sent, and another if its content differs', async () => {
    await post({ name: 'Vera Twice' })
    await post({ name: 'Vera Twice' })
    expect(await named('Vera Twice')).toHaveLength(1)
    await post({ name: 'Vera Twice', comment: 'One more question' })
    expect(await named('Vera Twice')).toHaveLength(2)
  })

  it('is shown again with what was typed and what to correct, in the language of the page, and stores nothing', async () => {
    const typed = { name: 'Vera "Wrong"', comment: '\nOne <b>\nquestion', phone: '12', email: 'nobody', consent: '' }
    const answer = await post({ ...typed, lang: 'de' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('<html lang="de" dir="ltr">')
    expect(answer.body).toContain('<h1>Bitte korrigieren Sie 3 Felder</h1>')
    expect(answer.body.match(/class="fault" id="\w+/g)).toEqual(
      ['phone', 'email', 'consent'].map((name) => `class="fault" id="${name}`),
    )
    expect(answer.body).toContain('action="/api/v1/public/orders/form?first_token=harbour"')
    expect(answer.body).toMatch(/name="name" [^>]*value="Vera &quot;Wrong&quot;"/)
    expect(answer.body).toMatch(/name="phone" [^>]*aria-invalid="true" aria-describedby="phone-fault" value="12"/)
    expect(answer.body).toContain('>\n\nOne &lt;b&gt;\nquestion</textarea>')
    expect(answer.body).not.toMatch(/name="consent"[^>]* checked/)
    expect(await named('Vera "Wrong"')).toEqual([])
  })

  it('can be sent from the page that shows what to correct', async () => {
    const answer = await post({ name: 'Vera Again', phone: '12' })
    const shown = [...answer.body.matchAll(/<input[^>]* name="(\w+)"[^>]*>/g)].map(
      ([tag, name = '']) =>
        [
          name,
          /type="checkbox"/.test(tag) ? (/ checked/.test(tag) ? 'on' : '') : (/value="([^"]*)"/.exec(tag)?.[1] ?? ''),
        ] as const,
    )
    expect((await post({ ...Object.fromEntries(shown), phone: '+44 20 7946 0999' })).statusCode).toBe(200)
    expect(await named('Vera Again')).toMatchObject([{ kind: 'order', instance_id: app.sample.instances.u101 }])
  })

  it('has a page in the colours of its catalogue, whose policy allows its styles and nothing else', async () => {
    const { body, headers } = await post({ name: 'Vera Looks' })
    const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(body) ?? []
    expect(styles).toMatch(/--primary: #[0-9a-f]{6};/i)
    const hash = createHash('sha256').update(styles).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors *`,
    )
  })

  it('shows a phone number from left to right between Arabic words', async () => {
    const { body } = await post({ name: 'Vera Arabic', lang: 'ar' })
    expect(body).toContain('dir="rtl"')
    expect(body).toContain('\u2068+44 20 7946 0999\u2069')
  })

  it('links back only to its own site, and is refused from another site', async () => {
    const answer = await post({ name: 'Vera Back', page: '//evil.example/"><script>' })
    expect(answer.body).toContain('href="/evil.example/&quot;&gt;&lt;script&gt;"')
    const refused = await post({ name: 'Vera Foreign', lang: 'de' }, { origin: 'https://evil.example' })
    expect(refused.statusCode).toBe(403)
    expect(refused.headers['content-type']).toContain('text/html')
    expect(refused.body).toContain('<h1>Die Anfrage konnte nicht gesendet werden. Bitte laden Sie die Seite neu.</h1>')
    expect(refused.body).toContain('<header>Hafenviertel</header>')
    expect(refused.body).toContain('href="/de/harbour"')
    expect(await named('Vera Foreign')).toEqual([])
  })

  it('that comes too soon after many others says so, in the language of the page, and leads back to it', async () => {
    const tooMany = (referer: string) =>
      post({ name: 'Vera Many', phone: '12' }, { referer, 'x-forwarded-for': '203.0.113.77' })
    for (let sent = 0; sent < 30; sent += 1) expect((await tooMany('http://localhost/de/harbour')).statusCode).toBe(422)
    const own = await tooMany('http://localhost:80/de/harbour/premises?filter=1')
    expect(own.statusCode).toBe(429)
    expect(Number(own.headers['retry-after'])).toBeGreaterThan(0)
    expect(own.headers['content-type']).toContain('text/html')
    expect(own.body).toContain('<html lang="de" dir="ltr">')
    expect(own.body).toContain('<h1>Zu viele Anfragen. Bitte versuchen Sie es in einer Minute erneut.</h1>')
    expect(own.body).toContain('href="/de/harbour/premises?filter=1"')
    expect((await tooMany('https://elsewhere.example/page')).body).toContain('href="/en/harbour"')
  })
})

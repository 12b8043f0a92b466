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

  it('reports errors in the language of the page, and stores nothing', async () => {
    const answer = await post({ name: 'Vera Wrong', phone: '12', email: 'nobody', lang: 'de', consent: '' })
    expect(answer.statusCode).toBe(422)
    expect(answer.body).toContain('lang="de"')
    expect(answer.body.match(/<p>/g)?.length).toBe(4)
    expect(await named('Vera Wrong')).toEqual([])
  })

  it('links back only to its own site, and is refused from another site', async () => {
    const answer = await post({ name: 'Vera Back', page: '//evil.example/"><script>' })
    expect(answer.body).toContain('href="/evil.example/&quot;&gt;&lt;script&gt;"')
    expect((await post({ name: 'Vera Foreign' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect(await named('Vera Foreign')).toEqual([])
  })
})

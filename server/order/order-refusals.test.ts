import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { orders } from '#server/db/tables/order.ts'
import { type OrderApp, startOrderApp } from './order.fixture.ts'

describe.each(DATABASES)('POST public/orders on $name', ({ start }) => {
  let app: OrderApp
  beforeAll(async () => {
    app = await startOrderApp(start)
  })
  afterAll(() => app.stop())

  const countOrders = async () => (await app.test.database.queries.select().from(orders)).length

  it('requires an Idempotency-Key of sufficient length', async () => {
    const missing = await app.post({}, { headers: { 'idempotency-key': '' } })
    expect([missing.statusCode, missing.json().code]).toEqual([400, 'idempotency_key_missing'])
    const short = await app.post({}, { key: 'short' })
    expect([short.statusCode, short.json().code]).toEqual([400, 'bad_request'])
  })

  it.each([
    [{ name: '' }, [{ field: 'name', code: 'required' }]],
    [{ name: 'A' }, [{ field: 'name', code: 'min', min: 2 }]],
    [{ name: 'A'.repeat(101) }, [{ field: 'name', code: 'max', max: 100 }]],
    [{ phone: '' }, [{ field: 'phone', code: 'required' }]],
    [{ phone: 'call me' }, [{ field: 'phone', code: 'phone' }]],
    [{ phone: '+382 1 2 3 4' }, [{ field: 'phone', code: 'phone' }]],
    [{ email: 'anna' }, [{ field: 'email', code: 'email' }]],
    [{ email: 'a@b.example\r\nBcc: all@b.example' }, [{ field: 'email', code: 'email' }]],
    [{ comment: 'x'.repeat(1001) }, [{ field: 'comment', code: 'max', max: 1000 }]],
    [{ consent: false }, [{ field: 'consent', code: 'required' }]],
    [{ consent: undefined }, [{ field: 'consent', code: 'required' }]],
  ])('reports what is wrong with %o', async (changes, errors) => {
    const answer = await app.post(changes)
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed'])
    expect(answer.json().errors).toEqual(errors)
  })

  it.each([
    [{ name: 7 }],
    [{ kind: 'gift' }],
    [{ lang: 'xx' }],
    [{ utm: { utm_source: 1 } }],
    [{ admin: true }],
    [{ instance_id: 'one' }],
    [{ calculation: { programme: 1 } }],
    [{ comment: 'a\u0000b' }],
    [{ page: 'a\ud800' }],
  ])('refuses values that no form sends: %o', async (changes) => {
    const before = await countOrders()
    const answer = await app.post(changes)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(423)
    expect(await countOrders()).toBe(before)
  })

  it('refuses a comment of a megabyte, and bodies that are not JSON', async () => {
    expect((await app.post({ comment: 'x'.repeat(1024 * 1024) })).statusCode).toBe(413)
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
    const answers = await Promise.all(types.map((type) => app.post({}, { headers: { 'content-type': type } })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 415, 415])
  })

  it('accepts orders only from its own pages', async () => {
    const from = async (origin: string, headers = {}) =>
      (await app.post({}, { headers: { origin, ...headers } })).statusCode
    expect(await from('http://localhost:80')).toBe(201)
    expect(await from('https://localhost')).toBe(201)
    expect(await from('https://homes.example', { host: 'homes.example' })).toBe(201)
    expect(await from('https://evil.example')).toBe(403)
    expect(await from('https://localhost.evil.example')).toBe(403)
    expect(await from('null')).toBe(403)
    expect(await from('http://localhost:81')).toBe(403)
    const answer = await app.post({}, { headers: { origin: 'https://localhost' } })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('accepts orders only for units that the link shows', async () => {
    const { u101, u204, w1, h1 } = app.sample.instances
    const order = async (instance_id: number, tokens: string) =>
      (await app.post({ instance_id }, { tokens })).statusCode
    expect(await order(u101, 'harbour')).toBe(201)
    expect(await order(u101, 'coast/anna')).toBe(201)
    expect(await order(h1, 'coast')).toBe(201)
    for (const id of [h1, u204, w1, 999_999, 99_999_999_999]) expect(await order(id, 'harbour')).toBe(422)
    const answer = await app.post({ instance_id: h1 })
    expect(answer.json().errors).toEqual([{ field: 'instance_id', code: 'required' }])
  })

  it('refuses orders under links that do not exist', async () => {
    expect((await app.post({}, { tokens: 'nobody' })).json().code).toBe('token_not_found')
    expect((await app.post({}, { tokens: 'harbour/boris' })).json().code).toBe('token_not_found')
    expect((await app.post({}, { tokens: 'meadow' })).json().code).toBe('token_not_found')
  })

  it('limits orders a minute by address, whatever the client adds to X-Forwarded-For', async () => {
    const statuses = new Map<number, number>()
    for (let n = 0; n < 40; n += 1) {
      const headers = { 'x-forwarded-for': n % 2 ? '10.9.9.9' : `10.8.7.${n}, 10.9.9.9` }
      const { statusCode } = await app.post({}, { headers })
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 201: 30, 429: 10 })
  })

  it('does not log what a visitor wrote, even if the database fails', async () => {
    const lines: string[] = []
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
    const broken = await startOrderApp(start, { logger })
    await broken.test.database.queries.execute('alter table deliveries rename to gone')
    const answer = await broken.post({ name: 'Secret Name', email: 'secret@visitor.example', phone: '+382 67 765 432' })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    expect(lines.join('')).toContain('Storing an order failed (42P01)')
    expect(lines.join('')).not.toMatch(/Secret Name|secret@|765|anOrder/)
    expect(await broken.test.database.queries.select().from(orders)).toEqual([])
    await broken.stop()
  })
})

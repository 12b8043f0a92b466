import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOrder } from '#contract/orders.fixture.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { partners } from '#server/db/tables/catalogue.ts'
import { deliveries, orders } from '#server/db/tables/order.ts'
import { PARTNER_LINKS } from '#server/live/change.ts'
import { changeData } from '#server/live/change-data.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from './order.fixture.ts'

describe.each(DATABASES)('lead protection on $name', ({ start }) => {
  let app: OrderApp
  beforeAll(async () => {
    app = await startOrderApp(start, { leadWindowDays: 30 })
  })
  afterAll(() => app.stop())

  const DAY = 86_400_000
  /** Posts an order on a day of the test, and returns the earlier partner that it is marked with. */
  async function earlierOn(day: number, tokens: string, phone: string, changes = {}): Promise<number | null> {
    app.setNow(new Date(ORDER_NOW.getTime() + day * DAY))
    const { id } = (await app.post({ ...anOrder, phone, ...changes }, { tokens })).json().data
    const [row] = await app.test.database.queries.select().from(orders).where(eq(orders.id, id))
    return row?.earlier_partner_id ?? null
  }

  it('marks a later order of the same number with the partner who brought it first', async () => {
    const { anna } = app.sample.partners
    expect(await earlierOn(0, 'harbour/anna', '+382 67 100 001')).toBeNull()
    expect(await earlierOn(1, 'harbour', '067 100 001', { lang: 'mne' })).toBe(anna)
    expect(await earlierOn(2, 'hill', '+38267100001')).toBe(anna)
    expect(await earlierOn(3, 'harbour/anna', '+382 67 100 001')).toBeNull()
    expect(await earlierOn(3, 'harbour', '+382 67 100 002')).toBeNull()
  })

  it('ends after the window', async () => {
    await earlierOn(0, 'harbour/anna', '+382 67 200 001')
    expect(await earlierOn(30, 'harbour', '+382 67 200 001')).toBe(app.sample.partners.anna)
    expect(await earlierOn(31, 'harbour', '+382 67 200 001')).toBeNull()
  })

  it('keeps the claim of the first of two partners', async () => {
    const { anna } = app.sample.partners
    await changeData(app.server.services, async (tx) => {
      await tx.update(partners).set({ revoked_at: null })
      return { result: null, subjects: [PARTNER_LINKS] }
    })
    await earlierOn(0, 'harbour/anna', '+382 67 300 001')
    expect(await earlierOn(1, 'harbour/boris', '+382 67 300 001')).toBe(anna)
    expect(await earlierOn(2, 'harbour/anna', '+382 67 300 001')).toBeNull()
  })

  it('ignores robots', async () => {
    await earlierOn(0, 'harbour/anna', '+382 67 400 001', { website: 'x' })
    expect(await earlierOn(1, 'harbour', '+382 67 400 001')).toBeNull()
  })

  it('delivers marked orders as well', async () => {
    await earlierOn(0, 'harbour/anna', '+382 67 500 001')
    await earlierOn(1, 'harbour', '+382 67 500 001')
    const marked = app.test.database.queries
      .select({ kind: deliveries.kind })
      .from(deliveries)
      .innerJoin(orders, eq(orders.id, deliveries.order_id))
      .where(eq(orders.phone_normalised, '+38267500001'))
      .orderBy(asc(deliveries.id))
    const kinds = (await marked).map(({ kind }) => kind)
    expect(kinds).toEqual(['mail_sales', 'mail_partner', 'webhook', 'mail_sales', 'webhook'])
  })
})

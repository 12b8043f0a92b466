import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordersAnswer } from '#contract/managed-orders.ts'
import { DATABASES } from '#server/db/databases.fixture.ts'
import { planRetry } from '#server/delivery/retry-plan.ts'
import { ORDER_NOW, type OrderApp, startOrderApp } from '#server/order/order.fixture.ts'

// Other tests run these parts on both databases; here one of them is enough.
const [, { start }] = DATABASES
const [SECOND, HOUR, DAY] = [1000, 3_600_000, 86_400_000]

let app: OrderApp
beforeAll(async () => {
  app = await startOrderApp(start, { leadWindowDays: 30 })
})
afterAll(() => app.stop())

/** Sends a request some days after the start, and returns it as sales see it. */
async function orderOn(day: number, tokens: string, fields: object) {
  app.setNow(new Date(ORDER_NOW.getTime() + day * DAY))
  const { id } = (await app.post(fields, { tokens })).json().data
  const lists = await Promise.all(['', '?robots=only'].map((query) => app.manage('GET', `/orders${query}`)))
  return lists.flatMap((list) => ordersAnswer.parse(list.json()).data).find((order) => order.id === id)
}

describe('Partner links and contacts', () => {
  test('A partner keeps a client for 30 days', async () => {
    const phone = '+382 67 200 001'
    await orderOn(0, 'harbour/anna', { phone })
    expect((await orderOn(30, 'harbour', { phone }))?.claimed_by?.id).toBe(app.sample.partners.anna)
    expect((await orderOn(31, 'harbour', { phone }))?.claimed_by).toBeNull()
  })

  test('A request through a partner’s link goes to sales and to the partner', async () => {
    const kindsOf = async (tokens: string) =>
      (await orderOn(0, tokens, { phone: '+382 67 200 002' }))?.deliveries.map(({ kind }) => kind)
    expect(await kindsOf('harbour/anna')).toEqual(['mail_sales', 'mail_partner', 'webhook'])
    expect(await kindsOf('harbour')).toEqual(['mail_sales', 'webhook'])
  })
})

describe('Requests and consent', () => {
  test('A robot’s request is stored but not delivered', async () => {
    const order = await orderOn(0, 'harbour', { website: 'https://robot.example' })
    expect(order).toMatchObject({ is_robot: true, deliveries: [] })
  })

  test('A failed delivery is retried for three days', () => {
    const since = new Date('2026-03-01T12:00:00Z')
    const retryAfter = (attempts: number, hours: number) => {
      const now = new Date(since.getTime() + hours * HOUR)
      const retry = planRetry({ attempts, since, now, chance: 0 })
      return retry && retry.getTime() - now.getTime()
    }
    expect([retryAfter(1, 0), retryAfter(2, 0), retryAfter(3, 0)]).toEqual([5 * SECOND, 300 * SECOND, HOUR / 2])
    // After 60 of 72 hours only 12 are left, although the eighth wait is 20 hours.
    expect(retryAfter(8, 60)).toBe(12 * HOUR)
    expect(retryAfter(9, 72)).toBeNull()
  })

  test('The form links to the privacy policy of its domain', async () => {
    // The catalogue of the sample has a policy for homes.example and one for all other domains.
    const policyOn = async (host: string) => {
      const url = '/api/v1/public/token?first_token=harbour'
      return (await app.server.app.inject({ url, headers: { host } })).json().data.privacy.url
    }
    expect(await policyOn('homes.example')).toBe('https://homes.example/privacy')
    expect(await policyOn('other.example')).toBe('https://coast.example/privacy')
  })
})

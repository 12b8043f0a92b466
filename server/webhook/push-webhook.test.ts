import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { type Received, type Receiver, type ReceiverAnswer, startReceiver } from '#server/http/outgoing.fixture.ts'
import { createOutgoing } from '#server/http/outgoing.ts'
import {
  attemptOf,
  BARE_ORDER,
  FULL_ORDER,
  integrationOf,
  pushParts,
  WEBHOOK_SECRET,
} from '#server/integration/attempt.fixture.ts'
import { pushWebhook } from './push-webhook.ts'
import { readWebhookSecret } from './sign-webhook.ts'

const push = pushWebhook(pushParts())
let receiver: Receiver
afterEach(() => receiver.stop())

async function pushTo(answer: ReceiverAnswer, attempt = attemptOf()) {
  receiver = await startReceiver(() => answer)
  return push(integrationOf('webhook', `${receiver.url}/hook`, WEBHOOK_SECRET), attempt)
}

/** Verifies the signature with the receiver's own library. */
function verify({ headers, body }: Received): unknown {
  const { verify: check } = new Webhook(WEBHOOK_SECRET)
  return check.call(new Webhook(WEBHOOK_SECRET), body, headers as Record<string, string>)
}

describe('an order pushed to a webhook', () => {
  it('is signed so that an independent receiver accepts it, and only unchanged', async () => {
    const now = new Date()
    expect(await pushTo({ status: 204 }, attemptOf({ now }))).toEqual({ ok: true })
    const [call] = receiver.received
    if (!call) throw new Error('nothing came')
    expect(verify(call)).toMatchObject({ type: 'lead.created', timestamp: '2026-03-01T11:59:30.000Z' })
    expect(() => verify({ ...call, body: call.body.replace('1042', '1043') })).toThrow()
    expect(() => verify({ ...call, headers: { ...call.headers, 'webhook-id': 'another' } })).toThrow()
    expect(() => verify({ ...call, headers: { ...call.headers, 'webhook-timestamp': '1' } })).toThrow()
  })

  it('contains all fields', async () => {
    await pushTo({ status: 200 })
    const { data } = JSON.parse(receiver.received[0]?.body ?? '')
    expect(data).toMatchObject({
      id: 12,
      unit: {
        id: 1042,
        title: 'Apartment 59, House A',
        number: '59',
        external_id: 'a-59',
        kind: 'living',
        estate: 'House A',
        section: { number: 1 },
        storey: 9,
      },
      price: 14_500_000.5,
      currency: 'GBP',
      name: 'Анна <b>Петрова</b>',
      phone: '+79990001122',
      email: 'anna@buyer.example',
      payment: 'credit',
      utm: { utm_source: 'yandex', utm_medium: 'cpc' },
      partner: { name: 'Иванов', link: 'https://homes.example/harbour/anna' },
      earlier_partner: { name: 'Boris', company: null },
    })
  })

  it('has the type of a callback if it is one', async () => {
    await pushTo({ status: 200 }, attemptOf({ delivered: BARE_ORDER }))
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      type: 'callback.requested',
      data: { unit: null, price: null, currency: null, partner: null },
    })
  })

  it('has the same id and body for every attempt, with the time of the attempt', async () => {
    await pushTo({ status: 500 })
    const integration = integrationOf('webhook', receiver.url, WEBHOOK_SECRET)
    await push(integration, attemptOf({ number: 2, now: new Date('2026-03-01T12:05:00Z') }))
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe('order-1f-12-34')
    expect(first?.headers['webhook-id']).toBe('order-1f-12-34')
    expect(second?.body).toBe(first?.body)
    expect(first?.headers['webhook-timestamp']).toBe('1772366400')
    expect(second?.headers['webhook-timestamp']).toBe('1772366700')
  })

  it('stays below 20 kB, with the whole comment, whatever the browser sent', async () => {
    const long = '\u0001'.repeat(300)
    const order = {
      ...FULL_ORDER.order,
      page: `/${'\u{1f3e0}'.repeat(999)}`,
      comment: '\u{1f3e0}'.repeat(500),
      utm: { utm_source: long, utm_campaign: long, utm_content: long, utm_medium: long, utm_term: long },
      tracking: { yclid: long, gclid: long, referrer: long },
    }
    await pushTo({ status: 200 }, attemptOf({ delivered: { ...FULL_ORDER, order } }))
    const body = receiver.received[0]?.body ?? ''
    expect(Buffer.byteLength(body)).toBeLessThan(20_000)
    expect(JSON.parse(body).data.comment).toBe(order.comment)
  })

  it.each<[string, ReceiverAnswer, object]>([
    ['a server error', { status: 500, body: 'Anna +79990001122' }, { ok: false, error: 'HTTP 500' }],
    ['a redirect', { status: 301, headers: { location: '/' } }, { error: 'HTTP 301: redirects are not followed' }],
    ['too many requests', { status: 429, headers: { 'retry-after': '90' } }, { error: 'HTTP 429', retryAfter: 90 }],
    [
      'a pause until a given time',
      { status: 503, headers: { 'retry-after': 'Sun, 01 Mar 2026 12:10:00 GMT' } },
      { error: 'HTTP 503', retryAfter: 600 },
    ],
    ['a receiver that is gone', { status: 410 }, { isFinal: true, disables: true }],
  ])('reports %s', async (_, answer, result) => {
    const outcome = await pushTo(answer)
    expect(outcome).toMatchObject({ ok: false, ...result })
    expect(JSON.stringify(outcome)).not.toContain('9990001122')
  })

  it('fails if there is no response', async () => {
    receiver = await startReceiver(() => 'silence')
    const pushImpatiently = pushWebhook(pushParts(200))
    const integration = integrationOf('webhook', receiver.url, WEBHOOK_SECRET)
    expect(await pushImpatiently(integration, attemptOf())).toEqual({ ok: false, error: 'No answer within 0.2 s' })
  })

  it('is not sent into a private network', async () => {
    receiver = await startReceiver(() => ({ status: 200 }))
    const guarded = pushWebhook({ send: createOutgoing({ allowPrivate: false }) })
    const integration = integrationOf('webhook', receiver.url.replace('http:', 'https:'), WEBHOOK_SECRET)
    expect(await guarded(integration, attemptOf())).toEqual({ ok: false, error: 'The address is in a private network' })
    expect(receiver.received).toEqual([])
  })
})

describe('the secret of a webhook', () => {
  it.each([24, 32, 64])('has %i bytes', (count) => {
    expect(readWebhookSecret(`whsec_${Buffer.alloc(count, 1).toString('base64')}`)).toHaveLength(count)
  })

  it.each([
    'whsec_',
    `whsec_${Buffer.alloc(23).toString('base64')}`,
    `whsec_${Buffer.alloc(65).toString('base64')}`,
    Buffer.alloc(32).toString('base64'),
    `whsec_${Buffer.alloc(32).toString('hex')}!`,
    `whsk_${Buffer.alloc(32).toString('base64')}`,
  ])('is not %s', (text) => {
    expect(readWebhookSecret(text)).toBeNull()
  })
})

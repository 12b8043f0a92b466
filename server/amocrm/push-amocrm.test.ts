import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '#server/bitrix24/portal.fixture.ts'
import type { ReceiverAnswer } from '#server/http/outgoing.fixture.ts'
import { attemptOf, BARE_ORDER, integrationOf, pushParts } from '#server/integration/attempt.fixture.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'
import { ACCOUNT_TOKEN, type Account, startAccount } from './account.fixture.ts'
import { markOf } from './amocrm-lead.ts'
import { pushAmocrm } from './push-amocrm.ts'

const push = pushAmocrm(pushParts())
const pushImpatiently = pushAmocrm(pushParts(500))
const mark = markOf('order-1f-12-34')
let account: Account
beforeEach(async () => {
  account = await startAccount()
})
afterEach(() => account.stop())

const integration = (settings: OpenIntegration['settings'] = {}) =>
  integrationOf('amocrm', account.url, ACCOUNT_TOKEN, settings)

describe('an order pushed to amoCRM', () => {
  it('becomes a lead with a contact, its tags and its fields', async () => {
    const settings = { pipeline_id: 1, status_id: 2, responsible_user_id: 3, unit_field_id: 4, origin_field_id: 5 }
    expect(await push(integration(settings), attemptOf())).toEqual({ ok: true, leadId: expect.any(String) })
    expect(account.leads[0]?.body).toEqual({
      name: 'New enquiry: Apartment 59, House A',
      request_id: 'order-1f-12-34',
      price: 14_500_001,
      pipeline_id: 1,
      status_id: 2,
      responsible_user_id: 3,
      custom_fields_values: [
        { field_id: 4, values: [{ value: '1042' }] },
        { field_id: 5, values: [{ value: mark }] },
        { field_code: 'UTM_SOURCE', values: [{ value: 'yandex' }] },
        { field_code: 'UTM_MEDIUM', values: [{ value: 'cpc' }] },
        { field_code: 'YCLID', values: [{ value: '17' }] },
        { field_code: 'REFERRER', values: [{ value: 'https://search.example/' }] },
      ],
      _embedded: {
        tags: [{ name: 'Иванов (Агентство)' }],
        contacts: [
          {
            first_name: 'Анна <b>Петрова</b>',
            custom_fields_values: [
              { field_code: 'PHONE', values: [{ value: '+79990001122', enum_code: 'WORK' }] },
              { field_code: 'EMAIL', values: [{ value: 'anna@buyer.example', enum_code: 'WORK' }] },
            ],
          },
        ],
      },
    })
    const [note] = account.leads[0]?.notes ?? []
    for (const text of ['после 18:00', 'Boris', 'https://homes.example/harbour/anna', mark])
      expect(note).toContain(text)
  })

  it("writes the unit's external id into the field if so configured", async () => {
    await push(integration({ unit_field_id: 4, unit_field_value: 'external_id' }), attemptOf())
    const fields = { custom_fields_values: expect.arrayContaining([{ field_id: 4, values: [{ value: 'a-59' }] }]) }
    expect(account.leads[0]?.body).toMatchObject(fields)
  })

  it('arrives as unsorted with its form and the mark in its name if no status is set', async () => {
    await push(integration(), attemptOf({ delivered: BARE_ORDER }))
    expect(account.leads[0]?.body).toEqual({
      name: `Callback requested: Harbour ${mark}`,
      request_id: 'order-1f-12-34',
      _embedded: {
        contacts: [{ first_name: 'Anna', custom_fields_values: [expect.objectContaining({ field_code: 'PHONE' })] }],
        metadata: {
          category: 'forms',
          form_id: 'vitrine',
          form_name: 'Callback requested: Harbour',
          form_page: `https://homes.example/harbour/anna/premises?rooms=2#${mark}`,
          form_sent_at: 1_772_366_370,
        },
      },
    })
  })

  it.each([
    ['sorted', { status_id: 2 }],
    ['sorted with a field for it', { status_id: 2, origin_field_id: 5 }],
    ['unsorted', {}],
  ])('is created once, %s, when an attempt took effect but timed out', async (_, settings) => {
    await push(integration(settings), attemptOf({ key: 'another order' }))
    account.next.push({ answer: 'silence', isDone: true })
    expect(await pushImpatiently(integration(settings), attemptOf())).toMatchObject({ ok: false })
    expect(await push(integration(settings), attemptOf({ number: 2 }))).toEqual({
      ok: true,
      leadId: expect.any(String),
    })
    expect(await push(integration(settings), attemptOf({ number: 3 }))).toEqual({
      ok: true,
      leadId: expect.any(String),
    })
    expect(account.leads.map(({ notes }) => notes.length)).toEqual([1, 1])
  })

  it('gets its note on retry when only the note had failed', async () => {
    account.next.push({ answer: json(200, [{ id: 500, merged: true }]), isDone: true })
    account.next.push({ answer: json(500, {}), isDone: false })
    expect(await push(integration(), attemptOf())).toEqual({ ok: false, error: 'HTTP 500' })
    expect(await push(integration(), attemptOf({ number: 2 }))).toEqual({ ok: true, leadId: expect.any(String) })
    expect(account.leads.map(({ notes }) => notes.length)).toEqual([1])
  })

  it('is created without source fields that the account has deleted', async () => {
    const errors = [
      { code: 'NotSupportedChoice', path: 'custom_fields_values.0.field_code', detail: 'anna@buyer.example' },
    ]
    const answer = json(400, { 'validation-errors': [{ request_id: 'x', errors }], title: 'Bad Request', status: 400 })
    account.next.push({ answer, isDone: false })
    expect(await push(integration(), attemptOf())).toEqual({ ok: true, leadId: expect.any(String) })
    expect(account.leads[0]?.body).not.toHaveProperty('custom_fields_values')
    expect(account.leads[0]?.notes[0]).toContain('utm_source=yandex')
  })

  it.each<[string, ReceiverAnswer, object]>([
    ['an expired token', json(401, {}), { error: 'HTTP 401: the token is no longer valid' }],
    ['an unpaid account', json(402, {}), { error: 'HTTP 402: the account is not paid' }],
    ['a blocked account', json(403, {}), { error: 'HTTP 403: the account is blocked, or the token lacks rights' }],
    ['too many calls', json(429, {}), { error: 'HTTP 429', retryAfter: 5 }],
    ['a Retry-After header', json(429, {}, { 'retry-after': '60' }), { error: 'HTTP 429', retryAfter: 60 }],
    ['an error', json(500, { detail: 'anna@buyer.example' }), { error: 'HTTP 500' }],
    ['no JSON', { status: 200, body: '<html>' }, { error: 'HTTP 200 without a readable answer' }],
    ['no lead', json(200, []), { error: 'leads/complex returned no lead' }],
    [
      'validation errors',
      json(400, {
        'validation-errors': [{ errors: [{ code: 'NotSupportedChoice', path: 'pipeline_id', detail: 'x' }] }],
      }),
      { error: 'HTTP 400: pipeline_id: NotSupportedChoice' },
    ],
  ])('reports %s as a failure', async (_, answer, result) => {
    account.next.push({ answer, isDone: false })
    expect(await push(integration(), attemptOf())).toEqual({ ok: false, ...result })
  })
})

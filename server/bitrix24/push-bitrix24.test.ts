import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReceiverAnswer } from '#server/http/outgoing.fixture.ts'
import { attemptOf, BARE_ORDER, integrationOf, pushParts } from '#server/integration/attempt.fixture.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'
import { json, PORTAL_CODE, type Portal, startPortal } from './portal.fixture.ts'
import { pushBitrix24 } from './push-bitrix24.ts'

const push = pushBitrix24(pushParts())
const pushImpatiently = pushBitrix24(pushParts(500))
let portal: Portal
beforeEach(async () => {
  portal = await startPortal()
})
afterEach(() => portal.stop())

const integration = (settings: OpenIntegration['settings'] = {}) =>
  integrationOf('bitrix24', portal.url, PORTAL_CODE, settings)

describe('an order pushed to Bitrix24', () => {
  it('becomes a lead with each value in its field', async () => {
    const settings = { stage_id: 'IN_PROCESS', assigned_by_id: 6, unit_field: 'ufCrm_1' }
    expect(await push(integration(settings), attemptOf())).toEqual({ ok: true, leadId: expect.any(String) })
    expect(portal.items).toHaveLength(1)
    expect(portal.items[0]).toMatchObject({
      entityTypeId: 1,
      fields: {
        title: 'New enquiry: Apartment 59, House A',
        name: 'Анна ＜b＞Петрова＜/b＞',
        sourceId: 'WEBFORM',
        sourceDescription: 'Иванов (Агентство), https://homes.example/harbour/anna',
        stageId: 'IN_PROCESS',
        assignedById: 6,
        opportunity: 14_500_000.5,
        isManualOpportunity: 'Y',
        currencyId: 'GBP',
        originatorId: 'vitrine',
        originId: 'order-1f-12-34',
        utmSource: 'yandex',
        utmMedium: 'cpc',
        ufCrm_1: '1042',
        fm: [
          { typeId: 'PHONE', valueType: 'WORK', value: '+79990001122' },
          { typeId: 'EMAIL', valueType: 'WORK', value: 'anna@buyer.example' },
        ],
      },
    })
  })

  it("writes the unit's external id into the field if so configured", async () => {
    await push(integration({ unit_field: 'ufCrm_1', unit_field_value: 'external_id' }), attemptOf())
    expect(portal.items[0]?.fields).toMatchObject({ ufCrm_1: 'a-59' })
  })

  it('has the rest in its comments, without markup', async () => {
    await push(integration(), attemptOf())
    const { comments } = portal.items[0]?.fields ?? {}
    expect(comments).toContain('Звоните ［url=https://evil.example］после 18:00［/url］')
    expect(comments).toContain('https://homes.example/harbour/anna/premises?rooms=2')
    expect(comments).toContain('Boris')
    expect(comments).toContain('yclid=17')
    expect(comments).not.toMatch(/[[\]<>]/)
  })

  it('leaves out the fields of values it does not have', async () => {
    await push(integration({ unit_field: 'ufCrm_1' }), attemptOf({ delivered: BARE_ORDER }))
    const { fields } = portal.items[0] ?? {}
    expect(fields).toMatchObject({ title: 'Callback requested: Harbour', sourceId: 'CALLBACK' })
    for (const name of ['opportunity', 'currencyId', 'ufCrm_1', 'utmSource', 'sourceDescription']) {
      expect(fields).not.toHaveProperty(name)
    }
  })

  it('becomes a deal with a contact if the portal has no leads', async () => {
    const settings = { entity_type_id: 2, category_id: 9, unit_field: 'UF_CRM_1', unit_field_multiple: true }
    expect(await push(integration(settings), attemptOf())).toEqual({ ok: true, leadId: expect.any(String) })
    expect(portal.items).toMatchObject([
      { id: 100, entityTypeId: 3, fields: { originId: 'order-1f-12-34', fm: [{ value: '+79990001122' }, {}] } },
      { id: 101, entityTypeId: 2, fields: { contactId: 100, categoryId: 9, UF_CRM_1: ['1042'] } },
    ])
    expect(JSON.parse(portal.received.at(-1)?.body ?? '')).toMatchObject({ useOriginalUfNames: 'Y' })
  })

  it.each<[string, ReceiverAnswer]>([
    ['the call timed out', 'silence'],
    ['the answer was broken', { status: 200, body: '<html>' }],
    ['the portal failed afterwards', json(500, { error: 'INTERNAL_SERVER_ERROR' })],
  ])('is created once when an attempt took effect but %s', async (_, answer) => {
    portal.next.push({ answer, isDone: true })
    expect(await pushImpatiently(integration(), attemptOf())).toMatchObject({ ok: false })
    expect(await push(integration(), attemptOf({ number: 2 }))).toEqual({ ok: true, leadId: expect.any(String) })
    expect(portal.items).toHaveLength(1)
  })

  it('reuses the contact when only the deal failed', async () => {
    const deal = integration({ entity_type_id: 2 })
    portal.next.push({ answer: json(200, { result: { item: { id: 100 } } }), isDone: true })
    portal.next.push({ answer: json(400, { error: 'ACCESS_DENIED' }), isDone: false })
    expect(await push(deal, attemptOf())).toMatchObject({ ok: false })
    expect(await push(deal, attemptOf({ number: 2 }))).toEqual({ ok: true, leadId: expect.any(String) })
    expect(portal.items.map(({ entityTypeId }) => entityTypeId)).toEqual([3, 2])
  })

  it.each<[string, ReceiverAnswer, object]>([
    [
      'too many calls',
      json(503, { error: 'QUERY_LIMIT_EXCEEDED', error_description: 'Too many requests' }),
      { error: 'QUERY_LIMIT_EXCEEDED: Too many requests', retryAfter: 5 },
    ],
    ['a Retry-After header', json(503, { error: 'QUERY_LIMIT_EXCEEDED' }, { 'retry-after': '30' }), { retryAfter: 30 }],
    ['an error with 200', json(200, { error: 'ERROR_CORE', error_description: 'x' }), { error: 'ERROR_CORE: x' }],
    [
      'a webhook without rights',
      json(403, { error: 'insufficient_scope', error_description: 'The request requires higher privileges' }),
      {
        error:
          'insufficient_scope: The request requires higher privileges; check the webhook and its rights in Bitrix24',
      },
    ],
    ['no JSON', { status: 502, body: 'Bad Gateway' }, { error: 'HTTP 502 without a readable answer' }],
    ['no item', json(200, { result: {} }), { error: 'crm.item.add returned no item' }],
  ])('reports %s as a failure', async (_, answer, result) => {
    portal.next.push({ answer, isDone: false })
    const outcome = await push(integration(), attemptOf())
    expect(outcome).toMatchObject({ ok: false, ...result })
    expect('retryAfter' in outcome).toBe('retryAfter' in result)
  })

  it("keeps the visitor's data and the webhook's code out of error messages", async () => {
    const description = `Wrong: anna@buyer.example, +79990001122, Анна <b>Петрова</b>, ${PORTAL_CODE}`
    portal.next.push({ answer: json(400, { error: 'X', error_description: description }), isDone: false })
    expect(await push(integration(), attemptOf())).toEqual({ ok: false, error: 'X: Wrong: …, …, …, …' })
  })

  it('reports an unknown webhook', async () => {
    const { url } = portal
    const result = await push(integrationOf('bitrix24', url, 'wrongwrongwrong1'), attemptOf())
    expect(result).toMatchObject({ ok: false, error: expect.stringContaining('NO_AUTH_FOUND') })
    expect(JSON.stringify(result)).not.toContain('wrongwrong')
  })
})

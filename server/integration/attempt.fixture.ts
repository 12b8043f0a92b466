import type { IntegrationKind } from '#contract/integrations.ts'
import type { Attempt, DeliveredOrder } from '#server/delivery/delivery.ts'
import { createOutgoing } from '#server/http/outgoing.ts'
import { createTranslators } from '#server/language/translators.ts'
import type { OpenIntegration } from './open-integration.ts'

/** The time of test attempts. */
const ATTEMPT_NOW = new Date('2026-03-01T12:00:00Z')

/** A webhook secret: `whsec_` and 32 bytes. */
export const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** An order with every field, and with markup wherever a visitor could enter it. */
export const FULL_ORDER: DeliveredOrder = {
  order: {
    id: 12,
    created_at: '2026-03-01T11:59:30.000Z',
    kind: 'order',
    catalogue_id: 3,
    instance: {
      id: 1042,
      external_id: 'a-59',
      project_id: 7,
      number: '59',
      kind: 'living',
      estate: 'House A',
      section: { number: 1, name: null },
      storey: 9,
      area: 61.5,
      area_unit: 'm',
      currency: 'GBR',
      is_gone: false,
    },
    unit_status: { type: 1, name: 'Available' },
    unit_price: 14_500_000.5,
    seen_status: { type: 1, name: 'Available' },
    seen_price: 14_500_000.5,
    name: 'Анна <b>Петрова</b>',
    phone: '8 (999) 000-11-22',
    email: 'anna@buyer.example',
    comment: 'Звоните [url=https://evil.example]после 18:00[/url]',
    payment: 'credit',
    calculation: { programme: 1, first: 3_000_000, term: 240, monthly: 95_000 },
    page: '/harbour/anna/premises?rooms=2',
    lang: 'ru',
    utm: { utm_source: 'yandex', utm_medium: 'cpc' },
    tracking: { yclid: '17', referrer: 'https://search.example/' },
    partner: { id: 5, name: 'Иванов', company: 'Агентство' },
    earlier_partner: { id: 6, name: 'Boris', company: null },
    claimed_by: { id: 6, name: 'Boris', company: null },
    is_robot: false,
    state: 'new',
    assignee: null,
    erased_at: null,
    consent: null,
  },
  phone: '+79990001122',
  catalogue: { id: 3, name: 'Harbour', url: 'https://homes.example/harbour' },
  project: { id: 7, name: 'Harbour Quarter', currency: 'GBR' },
  unit: {
    id: 1042,
    title: 'Apartment 59, House A',
    titled: {
      kind: 'living',
      number: '59',
      estate: 'House A',
      storey: 9,
      sectionCount: 1,
      section: { number: 1, name: null },
    },
    label: '2',
    roomsBasis: 'rooms',
    plan: null,
    url: 'https://homes.example/harbour/anna/details/instance/1042',
  },
  partner: {
    name: 'Иванов',
    company: 'Агентство',
    email: 'ivanov@agency.example',
    link: 'https://homes.example/harbour/anna',
  },
  earlierPartner: { name: 'Boris', company: null },
  logo: null,
  claimUntil: null,
  lang: 'en',
  timeZone: 'UTC',
}

/** An order with as few fields as possible. */
export const BARE_ORDER: DeliveredOrder = {
  ...FULL_ORDER,
  order: {
    ...FULL_ORDER.order,
    kind: 'callback',
    instance: null,
    unit_status: null,
    unit_price: null,
    seen_status: null,
    seen_price: null,
    name: 'Anna',
    email: null,
    comment: null,
    payment: null,
    calculation: null,
    utm: {},
    tracking: {},
    partner: null,
    earlier_partner: null,
  },
  project: null,
  unit: null,
  partner: null,
  earlierPartner: null,
}

/** An attempt to deliver the full order; the first attempt by default. */
export function attemptOf(attempt: Partial<Attempt> = {}): Attempt {
  return { key: 'order-1f-12-34', number: 1, delivered: FULL_ORDER, now: ATTEMPT_NOW, ...attempt }
}

/** An integration for tests. */
export function integrationOf(
  kind: IntegrationKind,
  url: string,
  secret: string,
  settings: OpenIntegration['settings'] = {},
): OpenIntegration {
  return { id: 1, name: 'Test', kind, url, secret, settings }
}

/** What pushes need, for receivers on the same machine. */
export function pushParts(timeoutMs = 5000) {
  return { send: createOutgoing({ allowPrivate: true, timeoutMs }), translators: createTranslators() }
}

import type { Attempt, DeliveredOrder } from '#server/delivery/delivery.ts'

/** An order with every field, sent through a partner's link. */
export const FULL_ORDER: DeliveredOrder = {
  order: {
    id: 41,
    created_at: '2026-03-01T12:05:00.000Z',
    kind: 'order',
    catalogue_id: 1,
    instance: {
      id: 59,
      external_id: 'a-59',
      project_id: 1,
      number: '59',
      kind: 'living',
      estate: 'A',
      section: { number: 1, name: null },
      storey: 9,
      area: 61.5,
      area_unit: 'm',
      currency: 'EUR',
      is_gone: false,
    },
    unit_status: { type: 1, name: 'Available' },
    unit_price: 412_500,
    seen_status: { type: 1, name: 'Available' },
    seen_price: 412_500,
    name: 'Maria O’Neill <b>& Co</b>',
    phone: '+44 (0) 20 7946 0321',
    email: 'maria@visitor.example',
    comment: 'Is there a parking space?\nCall me <after> 18:00.',
    payment: 'credit',
    calculation: { programme: 3, first: 82_500, term: 240, monthly: 2_113.5 },
    page: '/harbour/anna/premises/details/instance/59?rooms=2',
    lang: 'pt',
    utm: { utm_source: 'bing', utm_medium: 'cpc' },
    tracking: { gclid: 'Cj0KCQ', referrer: 'https://search.example/?q=homes' },
    partner: { id: 7, name: 'Anna Lindqvist', company: 'Lindqvist Property' },
    earlier_partner: { id: 8, name: 'Keystone Homes Agency', company: 'Keystone Homes Agency' },
    claimed_by: { id: 8, name: 'Keystone Homes Agency', company: 'Keystone Homes Agency' },
    is_robot: false,
    state: 'new',
    assignee: null,
    erased_at: null,
    consent: {
      ...{ id: 'order-pt', version: 'v1', lang: 'pt', texts: ['Concordo'], policy_url: null },
      ...{ given_at: '2026-03-01T12:05:00.000Z', host: 'homes.example', embed_host: null, claimed: null },
    },
  },
  phone: '+442079460321',
  catalogue: { id: 1, name: 'Harbour Quarter', url: 'https://homes.example/harbour' },
  project: { id: 1, name: 'Harbour Quarter', currency: 'EUR' },
  unit: {
    id: 59,
    title: 'Apartment 59, Building A, floor 9',
    titled: {
      ...{ kind: 'living', number: '59', estate: 'Building A', storey: 9, sectionCount: 1 },
      section: { number: 1, name: null },
    },
    ...{ label: '3', roomsBasis: 'rooms', plan: null },
    url: 'https://homes.example/harbour/anna/premises/details/instance/59',
  },
  partner: {
    name: 'Anna Lindqvist',
    company: 'Lindqvist Property',
    email: 'anna@lindqvist.example',
    link: 'https://homes.example/harbour/anna',
  },
  earlierPartner: { name: 'Keystone Homes Agency', company: 'Keystone Homes Agency' },
  logo: null,
  claimUntil: null,
  lang: 'en',
  timeZone: 'UTC',
}

/** An attempt to deliver the full order with some fields changed. */
export function attemptOf(
  changes: Partial<DeliveredOrder> = {},
  order: Partial<DeliveredOrder['order']> = {},
): Attempt {
  return {
    key: 'order-41-7',
    number: 1,
    delivered: { ...FULL_ORDER, ...changes, order: { ...FULL_ORDER.order, ...order } },
    now: new Date('2026-03-01T12:06:00Z'),
  }
}

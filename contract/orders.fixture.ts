/** An order with only the required fields. */
export const anOrder = {
  kind: 'order',
  name: 'Anna Petrova',
  phone: '+382 67 123 456',
  consent: true,
  page: '/en/harbour/chess/details/instance/12',
  lang: 'en',
}

/** An order with every field. */
export const aFullOrder = {
  ...anOrder,
  instance_id: 12,
  email: 'anna@example.com',
  comment: 'After six, please.',
  payment: 'credit',
  calculation: { programme: 3, first: 40_000.5, term: 240, monthly: 812.33 },
  seen_price: 162_000,
  utm: { utm_source: 'search', utm_campaign: 'spring', utm_content: 'a', utm_medium: 'cpc', utm_term: 'flat' },
  tracking: { yclid: '1', gclid: '2', referrer: 'https://news.example/' },
  website: '',
}

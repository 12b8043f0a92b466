import { describe, expect, test } from 'vitest'
import { anInstance, chessOf, instanceIn, project, SOLD } from '#domain/chess/chess.fixture.ts'
import { unitPresentation } from '#domain/document/unit-presentation.ts'
import type { LanguageCode } from '#domain/language/language.ts'
import type { Contacts } from '#domain/partner/contacts.ts'
import { translators } from './i18n.fixture.ts'
import { wordChessPrint } from './word-chess-print.ts'
import { wordInstructions } from './word-instructions.ts'
import { wordPresentation } from './word-presentation.ts'

const DATE = '2026-11-15'
const NO_PLACE = { estate: null, storey: null, unit: null }

const anna: Contacts = {
  name: 'Anna Petrović',
  company: 'Keystone',
  phones: ['+382 20 123 456'],
  email: 'anna@keystone.example',
  photo: null,
  logo: null,
  profile_type: 1,
  is_partner: true,
}

const chess = chessOf(
  [
    anInstance({
      id: 1,
      number: '12',
      price: 200_000,
      extra_price: 230_000,
      promoactions: [2],
      layout_id: 2,
      tags: [1],
    }),
    anInstance({ id: 22, status_id: SOLD, price: null }),
  ],
  [anInstance({ id: 3, layout_id: 4 }), anInstance({ id: 4, layout_id: 3, price: null })],
)

function presentationOf(id: number, code: LanguageCode = 'en') {
  const link = 'https://catalogue.example/harbour'
  const made = { place: NO_PLACE, mapImage: null, renovationImage: null, link, date: DATE }
  const presentation = unitPresentation({ instance: instanceIn(chess, id), project, contacts: anna, ...made })
  return wordPresentation(translators[code], presentation)
}

describe('a unit presentation', () => {
  test('names the unit, its place and its price', () => {
    expect(presentationOf(1)).toMatchObject({
      project: 'Harbour Quarter',
      name: 'Apartment 12',
      title: '2-room apartment, 62.5 m²',
      place: 'A · Entrance 1 · Floor 1 of 2',
      // A tenth off 200,000; 180,000 / 62.5 = 2,880.
      price: {
        text: '€180,000',
        old: '€200,000',
        sale: '-10%',
        per_area: '€2,880 per m²',
        extra: 'With finishing €230,000',
        promoactions: ['Early bird'],
      },
      tags: ['Terrace'],
      seller: { name: 'Anna Petrović', role: 'Estate agent · Keystone', phone: '+382 20 123 456' },
      note: 'Price as of 15 November 2026. Prices and availability may change. This document is not an offer.',
    })
  })

  test('does not repeat the place among the facts', () => {
    const labels = presentationOf(1).facts.map(({ label }) => label)
    expect(labels).toContain('Total area')
    expect(labels).not.toContain('Floor')
  })

  test('shows the status of a sold unit, and "on request" without a price', () => {
    expect(presentationOf(22).price).toMatchObject({ text: 'Sold', old: null, per_area: null, promoactions: [] })
    expect(presentationOf(4).price).toMatchObject({ text: 'Price on request', sale: null })
  })

  test('names a parking space by its kind', () => {
    expect(presentationOf(3).title).toBe('Parking space, 12.5 m²')
  })

  test('uses Latin figures in Arabic', () => {
    expect(presentationOf(1, 'ar').title).toContain('62.5')
  })
})

describe('a chess print', () => {
  const print = wordChessPrint(translators.en, project, chess.estates, DATE)

  test('has a cell for each unit with its size and price', () => {
    expect(print.sheets).toHaveLength(1)
    expect(print.sheets[0]?.blocks[0]?.cells.map(({ number, size, price }) => [number, size, price])).toEqual([
      ['12', '2 · 62.5', '€180,000'],
      ['22', '1 · 40', 'Sold'],
      ['3', '12.5', '€100,000'],
      ['4', 'St · 27.3', 'on req.'],
    ])
  })

  test('marks promotions and tags, and names its page', () => {
    const [sheet] = print.sheets
    const [block] = sheet?.blocks ?? []
    expect(block?.cells[0]).toMatchObject({ has_promotion: true, tag_colors: ['#333333'] })
    expect(block).toMatchObject({ estate: 'A', storeys: ['2', '1'] })
    expect(sheet).toMatchObject({ estate: 'A', foot: 'A · Page 1 of 1' })
    expect(block?.heads).toEqual([{ column: 1, columns: 2, name: 'Entrance 1', free: '3 available' }])
  })

  test('counts each status in the legend', () => {
    const [sheet] = print.sheets
    expect(sheet?.statuses.map(({ status, count }) => `${status.name} ${count}`)).toEqual(['Available 3', 'Sold 1'])
  })
})

test('small estates share a sheet with their own names, and its footer names none of them', () => {
  const [first] = chess.estates
  if (!first) throw new Error('the sample has no estate')
  const print = wordChessPrint(translators.en, project, [first, { ...first, id: 2, name: 'B' }], DATE)
  expect(print.sheets).toMatchObject([
    { estate: null, blocks: [{ estate: 'A' }, { estate: 'B' }], foot: 'Page 1 of 1' },
  ])
  expect(print.sheets[0]?.statuses.map(({ count }) => count)).toEqual(['6', '2'])
})

test('instructions have the partner, the link without its scheme, and four steps', () => {
  const instructions = {
    partner_name: anna.name,
    company_name: anna.company,
    project_name: 'Harbour Quarter',
    personal_link: 'https://catalogue.example/he/harbour/anna',
    qr_code_link: 'https://catalogue.example/qr.svg',
    contacts: anna,
  }
  const worded = wordInstructions(translators.en, instructions, DATE)
  expect(worded).toMatchObject({
    title: 'Your personal link to Harbour Quarter',
    partner: 'Anna Petrović, Keystone',
    link_text: 'catalogue.example/he/harbour/anna',
    date: '15 November 2026',
  })
  expect(worded.steps).toHaveLength(4)
})

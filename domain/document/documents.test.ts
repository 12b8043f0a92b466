import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  project,
  projectAnswer,
  SOLD,
} from '#domain/chess/chess.fixture.ts'
import type { Estate } from '#domain/chess/chess.ts'
import type { ChessGrid } from '#domain/chess/grid-layout.ts'
import type { Contacts } from '#domain/partner/contacts.ts'
import type { UnitPlace } from '#domain/picture/locate-unit.ts'
import type { Pinpoint } from '#domain/picture/pinpoint.ts'
import { chessPrint, type SheetSize, sheetSizeFor } from './chess-print.ts'
import { partnerInstructions } from './partner-instructions.ts'
import { unitPresentation } from './unit-presentation.ts'

const anna: Contacts = {
  name: 'Anna Petrović',
  company: 'Keystone',
  phones: ['+382 20 123 456', '+382 20 123 457'],
  email: 'anna@keystone.example',
  photo: null,
  logo: null,
  profile_type: 1,
  is_partner: true,
}

function aPinpoint(kind: Pinpoint['kind']): Pinpoint {
  const image = { src: '/a', srcset: '', width: 10, height: 10, placeholder: '' }
  return { kind, interactiveId: '1', frameId: 0, image, polygons: [] }
}

describe('the unit presentation', () => {
  const chess = chessOf([
    anInstance({ id: 1, number: '12', price: 200_000, extra_price: 230_000, promoactions: [2], layout_id: 2 }),
    anInstance({ id: 2, price: 200_000, extra_price: 230_000, promoactions: [2], status_id: SOLD }),
    anInstance({ id: 3, layout_id: 4 }),
  ])
  const presentationOf = (id: number, place: Partial<UnitPlace> = {}) =>
    unitPresentation({
      instance: instanceIn(chess, id),
      project,
      contacts: anna,
      place: { estate: null, storey: null, unit: null, ...place },
      mapImage: null,
      renovationImage: null,
      link: 'https://catalogue.example/harbour/anna/premises/details/instance/1',
      date: '2026-11-15',
    })

  test('has every field', () => {
    expect(presentationOf(1)).toMatchObject({
      address: '3 Quay Street',
      common_area: { area: 62.5, unit: 'm' },
      house_plan: null,
      layout_plan: [],
      object_plan: null,
      instance_name: { type: 'living', number: '12' },
      mail: 'anna@keystone.example',
      phone: '+382 20 123 456',
      map_position: { lat: 42.43, lng: 18.69, image: null },
      renovation_example: null,
      rooms: { label: '2', basis: 'rooms' },
      seller: { name: 'Anna Petrović', company: 'Keystone', is_partner: true },
      project_name: 'Harbour Quarter',
    })
  })

  test('shows the promoted price with the old one and the project’s second price', () => {
    expect(presentationOf(1)).toMatchObject({
      price: { kind: 'price', price: 180_000, old_price: 200_000, sale: 10 },
      price_m2: 2880,
      extra_price: { label: 'With finishing', price: 230_000 },
      promoactions: [{ name: 'Early bird' }],
    })
  })

  test('shows no price of any kind for a sold unit', () => {
    expect(presentationOf(2)).toMatchObject({
      price: { kind: 'unavailable' },
      price_m2: null,
      extra_price: null,
      promoactions: [],
    })
  })

  test('marks the unit on its storey plan, the storey on its building and the building on the site', () => {
    const [unit, storey, estate] = [aPinpoint('storey'), aPinpoint('facade'), aPinpoint('masterplan')]
    expect(presentationOf(1, { unit, storey, estate })).toMatchObject({
      object_plan: unit,
      building: storey,
      house_plan: estate,
    })
  })

  test('marks a house on the site', () => {
    const house = aPinpoint('masterplan')
    expect(presentationOf(1, { unit: house })).toMatchObject({ object_plan: null, building: null, house_plan: house })
  })

  test('has no rooms for a parking space', () => {
    expect(presentationOf(3).rooms).toBeNull()
  })
})

describe('the chess print', () => {
  const of = (id: number, position: number, span = { columns: 1, storeys: 1 }) => anInstance({ id, position, span })
  const estates = buildChess(projectAnswer, [
    anEstate([
      aSection([
        aStorey(1, [of(11, 1), of(12, 2), of(13, 3)]),
        aStorey(2, [of(21, 1, { columns: 2, storeys: 2 })], { id: 2 }),
        aStorey(3, [of(33, 3)], { id: 3 }),
      ]),
      aSection([aStorey(-1, [of(91, 1)], { id: 4 }), aStorey(1, [of(14, 1)], { id: 5 })], { id: 51, number: 2 }),
    ]),
  ]).estates
  const cells = (block: ChessGrid | undefined) =>
    block?.cells.map(({ instance, row, column, rows, columns }) => `${instance.id}@${row},${column} ${rows}×${columns}`)
  /** The sheets of one estate. */
  const sheetsOf = (given: readonly Estate[], size: SheetSize) =>
    chessPrint(project, given, size, '2026-11-15').sheets.flatMap(({ page, blocks }) =>
      blocks.map((block) => ({ ...block, page })),
    )

  test('puts an estate that fits on one sheet: storeys from the top, sections side by side on one ground line', () => {
    const sheets = sheetsOf(estates, { columns: 10, storeys: 10 })
    expect(sheets).toHaveLength(1)
    expect(sheets[0]?.storeys).toEqual([3, 2, 1, -1])
    expect(sheets[0]?.heads.map(({ section, column, columns }) => [section.number, column, columns])).toEqual([
      [1, 1, 3],
      [2, 4, 1],
    ])
    // The duplex 21 begins on storey 2 and reaches up to 3.
    expect(cells(sheets[0])).toEqual([
      '11@3,1 1×1',
      '12@3,2 1×1',
      '13@3,3 1×1',
      '21@1,1 2×2',
      '33@1,3 1×1',
      '91@4,4 1×1',
      '14@3,4 1×1',
    ])
  })

  test('cuts a larger estate into sheets with their own heads and axis, each unit once', () => {
    const sheets = sheetsOf(estates, { columns: 2, storeys: 2 })
    expect(sheets.map(({ page, storeys }) => [page, ...storeys])).toEqual([
      [1, 3, 2],
      [2, 3, 2],
      [3, 1],
      [4, 1],
      [5, 1, -1],
    ])
    expect(sheets.map((sheet) => cells(sheet))).toEqual([
      ['21@1,1 2×2'],
      ['33@1,1 1×1'],
      ['11@1,1 1×1', '12@1,2 1×1'],
      ['13@1,1 1×1'],
      ['91@2,1 1×1', '14@1,1 1×1'],
    ])
    expect(sheets[3]?.heads.map(({ section, column, columns }) => [section.number, column, columns])).toEqual([
      [1, 1, 1],
    ])
  })

  test('keeps a section whole if it fits, and starts another sheet for the next one', () => {
    const sheets = sheetsOf(estates, { columns: 3, storeys: 3 })
    expect(sheets.map(({ storeys, columns }) => [storeys.length, columns])).toEqual([
      [3, 3],
      [2, 1],
    ])
  })

  test('cuts a section into parts of about equal size: four columns become two and two if three fit', () => {
    const storeys = [1, 2, 3, 4].map((number) => aStorey(number, [of(number, 1), of(10 + number, 4)], { id: number }))
    const wide = buildChess(projectAnswer, [anEstate([aSection(storeys)])]).estates
    const sheets = sheetsOf(wide, { columns: 3, storeys: 3 })
    expect(sheets.map(({ storeys, columns }) => [storeys.length, columns])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
    ])
  })

  test('wraps a low and wide section, such as a garage of one storey', () => {
    const places = [1, 2, 3, 4, 5, 9].map((position) => of(position, position))
    const garage = buildChess(projectAnswer, [anEstate([aSection([aStorey(-1, places)])])]).estates
    const sheets = sheetsOf(garage, { columns: 2, storeys: 5 })
    expect(sheets).toHaveLength(1)
    // Columns 7 and 8 are empty, so they get no line.
    expect(sheets[0]?.storeys).toEqual([-1, -1, -1, -1])
    expect(cells(sheets[0])).toEqual(['1@1,1 1×1', '2@1,2 1×1', '3@2,1 1×1', '4@2,2 1×1', '5@3,1 1×1', '9@4,1 1×1'])
    expect(sheets[0]?.heads.map(({ column, columns }) => [column, columns])).toEqual([[1, 2]])
  })

  test('has fewer and wider columns if prices are long', () => {
    expect(['€1,857,000', '12 345 678 ₽', '123 456 789 UZS'].map(({ length }) => sheetSizeFor(length).columns)).toEqual(
      [14, 11, 9],
    )
  })

  test('shortens a cell that crosses a cut, on the sheet of its own storey', () => {
    const sheets = sheetsOf(estates, { columns: 1, storeys: 1 })
    const sheet = sheets.find((each) => cells(each)?.includes('21@1,1 1×1'))
    expect(sheet?.storeys).toEqual([2])
  })

  test('explains only the marks that occur', () => {
    const marked = chessOf([anInstance({ id: 1, status_id: SOLD, promoactions: [2], tags: [3, 1] })]).estates
    const [sheet] = chessPrint(project, marked, { columns: 9, storeys: 9 }, '2026-11-15').sheets
    expect(sheet?.legend.statuses.map(({ status, count }) => [status.name, count])).toEqual([['Sold', 1]])
    expect(sheet?.legend.promoactions.map(({ name }) => name)).toEqual(['Early bird'])
    expect(sheet?.legend.tags.map(({ name }) => name)).toEqual(['Terrace', 'Corner'])
  })

  test('puts small estates on one sheet if they fit with their names, and counts the statuses of each sheet', () => {
    // Estates of 2, 3, 4, 12 and 2 storeys with a unit each, those of the second storeys sold; none for the estate without units.
    const tall = [2, 3, 0, 4, 12, 2].map((storeys, estate) =>
      anEstate(
        [
          aSection(
            Array.from({ length: storeys }, (_, index) => {
              const id = 100 * estate + index
              return aStorey(index + 1, [anInstance({ id, ...(index === 1 && { status_id: SOLD }) })], { id })
            }),
            { id: estate },
          ),
        ],
        { id: estate, order: estate },
      ),
    )
    const { estates: several } = buildChess(projectAnswer, tall)
    const { sheets } = chessPrint(project, several, { columns: 9, storeys: 10 }, '2026-11-15')
    // Two estates leave room for 7 of 10 storeys, so 2 and 3 share a sheet and 4 starts the next; 12 are two sheets of 6.
    expect(sheets.map(({ blocks }) => blocks.map(({ estate, storeys }) => [estate.id, storeys.length]))).toEqual([
      [
        [0, 2],
        [1, 3],
      ],
      [[3, 4]],
      [[4, 6]],
      [[4, 6]],
      [[5, 2]],
    ])
    expect(sheets[0]?.legend.statuses.map(({ status, count }) => [status.name, count])).toEqual([
      ['Available', 3],
      ['Sold', 2],
    ])
    const exact = chessPrint(project, several.slice(0, 4), { columns: 9, storeys: 14 }, '2026-11-15').sheets
    // 2, 3 and 4 storeys and 5 for names and gaps are the 14 that fit.
    expect(exact.map(({ blocks }) => blocks.length)).toEqual([3])
  })

  test('has no sheet for an estate without units', () => {
    const empty: readonly Estate[] = buildChess(projectAnswer, [anEstate([])]).estates
    expect(chessPrint(project, empty, { columns: 9, storeys: 9 }, '2026-11-15').sheets).toEqual([])
  })
})

describe('the partner instructions', () => {
  const input = {
    contacts: anna,
    projectName: 'Harbour Quarter',
    tokens: { firstToken: 'harbour', secondToken: 'anna' },
    lang: 'he',
    origin: 'https://catalogue.example',
  } as const

  test('contain partner, company, project, personal link and QR code link', () => {
    expect(partnerInstructions(input)).toEqual({
      partner_name: 'Anna Petrović',
      company_name: 'Keystone',
      project_name: 'Harbour Quarter',
      personal_link: 'https://catalogue.example/he/harbour/anna',
      qr_code_link:
        'https://catalogue.example/api/v1/public/documents/qr.svg?first_token=harbour&second_token=anna&lang=he',
      contacts: anna,
    })
  })

  test('do not exist without a partner', () => {
    expect(partnerInstructions({ ...input, tokens: { firstToken: 'harbour', secondToken: null } })).toBeNull()
    expect(partnerInstructions({ ...input, contacts: { ...anna, is_partner: false } })).toBeNull()
  })
})

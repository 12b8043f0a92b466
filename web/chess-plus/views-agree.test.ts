import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, project, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { Estate } from '#domain/chess/chess.ts'
import type { EstateAnswer } from '#domain/chess/chess-answer.ts'
import { type GridLayout, layOutEstate } from '#domain/chess/grid-layout.ts'
import { randomAnswers, randomEstates } from '#domain/chess/random-estate.fixture.ts'
import { chessPrint, type SheetSize } from '#domain/document/chess-print.ts'
import { drawFacade, drawnSectionsOf } from '#domain/picture/drawn-facade.ts'
import { STOREY } from '#domain/picture/drawn-windows.ts'
import { entitiesOf } from '#domain/unit-table/project-entities.fixture.ts'
import { readUnits } from '#domain/unit-table/read-units.ts'
import { chessBlocks } from '#domain/unit-table/shown-chess.ts'
import { CONTEXT, sourceOf } from '#domain/unit-table/unit.fixture.ts'
import { skylineOf } from './skyline.ts'

type Covered = ReadonlyMap<number, readonly number[]>

/** The storey numbers that each unit covers in a grid, by its id. */
function inGrid({ cells, storeys }: Pick<GridLayout, 'cells' | 'storeys'>): Covered {
  return new Map(cells.map(({ instance, row, rows }) => [instance.id, storeys.slice(row - 1, row - 1 + rows)]))
}

/** The storey numbers that each unit covers on sheets of a size, in the order of the sheets. */
function onSheets(estate: Estate, size: SheetSize): readonly (readonly [number, readonly number[]])[] {
  const { sheets } = chessPrint(project, [estate], size, '2026-11-16')
  return sheets.flatMap(({ blocks }) => blocks.flatMap((block) => [...inGrid(block)]))
}

function onPaper(estate: Estate): Covered {
  return new Map(onSheets(estate, { columns: 1000, storeys: 1000 }))
}

/** Read from the drawing: a unit covers the storeys whose middle is between its floor and the top of its windows. */
function onFacade(estate: Estate): Covered {
  const sections = drawnSectionsOf(drawFacade(estate))
  const floors = new Map(
    sections.flatMap(({ storeys }) => storeys.map(({ storey, band }) => [storey.number, band.y + band.height])),
  )
  const numbers = [...floors.keys()].sort((a, b) => b - a)
  return new Map(
    sections.flatMap(({ units }) =>
      units.map(({ instance, windows }) => {
        const floor = floors.get(instance.storey.number) ?? 0
        const top = Math.min(...windows.map(({ y }) => y))
        const middle = (number: number) => (floors.get(number) ?? 0) - STOREY / 2
        return [instance.id, numbers.filter((number) => middle(number) < floor && middle(number) > top)]
      }),
    ),
  )
}

/** A unit in its section: the own id, the column of the section, and the storeys of the section that it covers. */
type Placed = readonly [unit: string, column: number, storeys: readonly number[]]

const byText = (a: Placed, b: Placed) => (a[0] < b[0] ? -1 : 1)

/** Each section of the grid alone, without the storeys that only its neighbours have. */
function sectionsIn({ heads, cells, storeys }: GridLayout): Placed[] {
  return cells.map(({ instance, row, rows, column }) => {
    const head = heads.find(({ section }) => section === instance.section)
    const own = new Set(instance.section.storeys.map(({ number }) => number))
    const covered = storeys.slice(row - 1, row - 1 + rows).filter((number) => own.has(number))
    return [`instance${instance.id}`, column - (head?.column ?? 0) + 1, covered]
  })
}

/** What the Studio shows of the same project before anything of it is in a draft. */
function inStudio(answers: readonly EstateAnswer[]): readonly Placed[] {
  const { book } = readUnits(sourceOf({ live: entitiesOf(projectAnswer, answers) }), CONTEXT)
  const blocks = chessBlocks(book, new Set(book.byId.keys()))
  const placed = blocks.flatMap(({ rows, storeys }) =>
    rows
      .flat()
      .map(({ unit, row, rows: high, column }): Placed => [unit.id, column, storeys.slice(row + 1 - high, row + 1)]),
  )
  return placed.sort(byText)
}

const byId = (covered: Covered) => [...covered].sort(([a], [b]) => a - b)

function expectAgreement(estate: Estate): void {
  const chess = byId(inGrid(layOutEstate(estate)))
  expect(byId(onPaper(estate))).toEqual(chess)
  expect(byId(onFacade(estate))).toEqual(chess)
  // Chess Plus omits sections without units, and their storeys.
  const rows = new Set(skylineOf([estate]).storeys)
  const seen = chess.map(([id, numbers]) => [id, numbers.filter((number) => rows.has(number))])
  expect(byId(inGrid(skylineOf([estate])))).toEqual(seen)
}

/** Beside others an estate keeps its shape: its units may also cover rows that only others have. */
function expectAgreementBeside(estates: readonly Estate[]): void {
  const { storeys, cells } = skylineOf(estates)
  const beside = inGrid({ storeys, cells })
  for (const estate of estates) {
    const own = new Set(layOutEstate(estate).storeys)
    for (const [id, numbers] of inGrid(layOutEstate(estate))) {
      const seen = numbers.filter((number) => storeys.includes(number))
      expect(beside.get(id)?.filter((number) => own.has(number))).toEqual(seen)
    }
  }
}

/** Small sheets cut the grid: a unit is on one sheet, over its storeys from its own up to the cut. */
function expectAgreementOnSheets(estate: Estate, size: SheetSize): void {
  const chess = inGrid(layOutEstate(estate))
  const cut = onSheets(estate, size)
  expect(cut.map(([id]) => id).sort((a, b) => a - b)).toEqual(byId(chess).map(([id]) => id))
  for (const [id, numbers] of cut) expect(numbers).toEqual(chess.get(id)?.slice(-numbers.length))
}

test('a duplex beside unequal storeys covers 2 to 4 in every view', () => {
  const duplex = anInstance({ id: 1, position: 1, span: { columns: 1, storeys: 2 } })
  const own = aSection([aStorey(1, []), aStorey(2, [duplex]), aStorey(4, [anInstance({ id: 2, position: 2 })])])
  const beside = aSection(
    [1, 2, 3, 4].map((number) => aStorey(number, [anInstance({ id: 10 + number })], { id: 200 + number })),
    { id: 51, number: 2 },
  )
  const [estate] = buildChess(projectAnswer, [anEstate([own, beside])]).estates
  if (!estate) throw new Error('no estate')
  expect(inGrid(layOutEstate(estate)).get(1)).toEqual([4, 3, 2])
  expect(inGrid(skylineOf([estate])).get(1)).toEqual([4, 3, 2])
  expect(onPaper(estate).get(1)).toEqual([4, 3, 2])
  expect(onFacade(estate).get(1)).toEqual([4, 3, 2])
  expectAgreement(estate)
})

test('chess, Chess Plus, print and drawn facade agree on every estate', () => {
  fc.assert(
    fc.property(randomEstates, (estates) => {
      estates.forEach(expectAgreement)
      expectAgreementBeside(estates)
    }),
    { numRuns: 200 },
  )
})

test('the Studio shows each section in the columns and storeys that visitors see', () => {
  fc.assert(
    fc.property(randomAnswers, (answers) => {
      const { estates } = buildChess(projectAnswer, answers)
      const inCatalogue = estates.flatMap((estate) => sectionsIn(layOutEstate(estate)))
      expect(inStudio(answers)).toEqual(inCatalogue.sort(byText))
    }),
    { numRuns: 200 },
  )
})

const sheetSize = fc.record({ columns: fc.integer({ min: 1, max: 6 }), storeys: fc.integer({ min: 1, max: 6 }) })

test('cut into sheets of any size, the print still agrees with the chess', () => {
  fc.assert(
    fc.property(randomEstates, sheetSize, (estates, size) => {
      for (const estate of estates) expectAgreementOnSheets(estate, size)
    }),
  )
})

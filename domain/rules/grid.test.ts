import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import {
  aLayout,
  anEstate,
  anInstance,
  aSection,
  aStorey,
  chessOf,
  instanceIn,
  project,
  projectAnswer,
} from '#domain/chess/chess.fixture.ts'
import type { SectionAnswer } from '#domain/chess/chess-answer.ts'
import { type ChessGrid, layOutEstate } from '#domain/chess/grid-layout.ts'
import { chessPrint, sheetSizeFor } from '#domain/document/chess-print.ts'
import { heatScale, heatStep } from '#domain/heat/heat-scale.ts'
import { factsOf } from '#domain/instance/facts.ts'

const TWO_STOREYS = { columns: 1, storeys: 2 }

/** The grid of one building. */
function gridWith(...sections: readonly SectionAnswer[]): ChessGrid {
  const [estate] = buildChess(projectAnswer, [anEstate(sections)]).estates
  if (!estate) throw new Error('one building was built')
  return layOutEstate(estate)
}

/** A section with one unit on each storey. Ids of units are ten times the section's number and the storey's number. */
function sectionOf(number: number, storeys: readonly number[], duplex?: number): SectionAnswer {
  const answers = storeys.map((storey) => {
    const unit = anInstance({ id: 10 * number + storey, ...(storey === duplex && { span: TWO_STOREYS }) })
    return aStorey(storey, [unit], { id: 100 * number + storey })
  })
  return aSection(answers, { id: number, number })
}

const cellOf = ({ cells }: ChessGrid, id: number) => cells.find(({ instance }) => instance.id === id)

describe('Chess grid', () => {
  test('A row is one storey number across all sections', () => {
    const grid = gridWith(sectionOf(1, [1, 2]), sectionOf(2, [-1, 1, 3]))
    expect(grid.storeys).toEqual([3, 2, 1, -1])
    expect([cellOf(grid, 11), cellOf(grid, 21)].map((cell) => [cell?.row, cell?.column])).toEqual([
      [3, 1],
      [3, 2],
    ])
  })

  test('A duplex covers the rows between its two storeys', () => {
    const grid = gridWith(sectionOf(1, [1, 3], 1), sectionOf(2, [1, 2, 3]))
    expect(cellOf(grid, 11)).toMatchObject({ row: 1, rows: 3, above: 0 })
  })

  test('A unit may rise above the roof of its section', () => {
    const grid = gridWith(sectionOf(1, [1, 2], 2), sectionOf(2, [1, 2, 3, 4]))
    expect(grid.storeys).toEqual([4, 3, 2, 1])
    expect(cellOf(grid, 12)).toMatchObject({ row: 2, rows: 2, above: 0 })
    expect(cellOf(gridWith(sectionOf(1, [1, 2], 2)), 12)).toMatchObject({ row: 1, rows: 1, above: 1 })
  })

  test('Units without positions are placed by number', () => {
    const units = ['10', '9', '9a'].map((number, index) => anInstance({ id: index + 1, number }))
    const { instances } = chessOf(units)
    expect(instances.map(({ number, column }) => [number, column])).toEqual([
      ['9', 1],
      ['9a', 2],
      ['10', 3],
    ])
  })

  test('A unit whose place is taken moves to the next free column', () => {
    const chess = chessOf([anInstance({ id: 1, position: 1, span: TWO_STOREYS })], [anInstance({ id: 2, position: 1 })])
    expect([instanceIn(chess, 1).column, instanceIn(chess, 2).column]).toEqual([1, 2])
  })

  test('A wide section is printed in parts of about equal size', () => {
    const storeys = Array.from({ length: 8 }, (_, storey) =>
      aStorey(
        storey + 1,
        Array.from({ length: 15 }, (_unit, at) => anInstance({ id: 100 * storey + at, position: at + 1 })),
      ),
    )
    const { estates } = buildChess(projectAnswer, [anEstate([aSection(storeys)])])
    const { sheets } = chessPrint(project, estates, { columns: 14, storeys: 14 }, '2026-11-15')
    expect(sheets.map(({ blocks }) => blocks.map(({ columns }) => columns))).toEqual([[8], [7]])
  })

  test('Long prices leave fewer columns on a printed sheet', () => {
    expect([10, 13, 14].map((length) => sheetSizeFor(length).columns)).toEqual([14, 11, 9])
  })
})

describe('Chess Plus heat map', () => {
  // From 5,000 to 8,000 in steps of 100: the 4th percentile is 5,120 and the 96th 7,880.
  const scale = heatScale(Array.from({ length: 31 }, (_, index) => 5000 + 100 * index))

  test('Seven equal steps span all but the extreme values', () => {
    // 2,760 / 7 = 394.3, rounded to 400; the scale begins at 6,500 − 3.5 × 400 = 5,100.
    expect(scale).toEqual({ low: 5100, high: 7900, edges: [5500, 5900, 6300, 6700, 7100, 7500] })
  })

  test('A value on a limit belongs to the higher step', () => {
    if (!scale) throw new Error('31 values have a scale')
    expect([4000, 5499, 5500, 25_000].map((value) => heatStep(scale, value))).toEqual([1, 1, 2, 7])
  })
})

describe('Storeys', () => {
  test('A house has neither an entrance nor a floor', () => {
    const answer = { ...projectAnswer, layouts: [aLayout({ id: 1, type: 'house' }), aLayout({ id: 2 })] }
    const units = [anInstance({ id: 1 }), anInstance({ id: 2, layout_id: 2 })]
    const chess = buildChess(answer, [anEstate([aSection([aStorey(1, units)])])])
    const placeOf = (id: number) =>
      factsOf(instanceIn(chess, id), project)
        .map(({ field }) => field)
        .filter((field) => ['estate', 'section', 'storey'].includes(field))
    expect(placeOf(1)).toEqual(['estate'])
    expect(placeOf(2)).toEqual(['estate', 'section', 'storey'])
  })
})

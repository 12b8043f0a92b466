import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { blocksOf } from './blocks.ts'
import { measuresOf } from './measures.ts'
import { skylineOf } from './skyline.ts'

const at = (id: number, position: number, columns = 1) => anInstance({ id, position, span: { columns, storeys: 1 } })

function blocksWith(...sections: (readonly ReturnType<typeof at>[])[]) {
  const drafts = sections.map((units, index) =>
    aSection([aStorey(1, [...units])], { id: 50 + index, number: index + 1 }),
  )
  const skyline = skylineOf(buildChess(projectAnswer, [anEstate(drafts)]).estates)
  return blocksOf(skyline.rows[0] ?? [], measuresOf(skyline, 800, false)).map(({ index, start, end, cells }) => ({
    index,
    along: [start, end],
    cells: cells.map(({ cell, space }) => [cell.instance.id, space]),
  }))
}

test('parts a row into blocks of three columns', () => {
  // Cells begin at 56, 99, 142, 185 and are 40 long.
  expect(blocksWith([at(1, 1), at(2, 2), at(3, 3), at(4, 4)])).toEqual([
    {
      index: 0,
      along: [56, 182],
      cells: [
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    },
    { index: 1, along: [185, 225], cells: [[4, 0]] },
  ])
})

test('knows the columns without units and the streets between its cells', () => {
  const [, second] = blocksWith([at(1, 1), at(2, 2), at(3, 3), at(4, 4)], [at(5, 1), at(6, 2)])
  expect(blocksWith([at(1, 1), at(3, 3)])).toMatchObject([
    {
      cells: [
        [1, 0],
        [3, 43],
      ],
    },
  ])
  expect(second?.cells).toEqual([
    [4, 0],
    [5, 24],
    [6, 0],
  ])
})

test('is as long as its cells, also where one reaches into the next block', () => {
  expect(blocksWith([at(1, 1), at(2, 3, 2)])).toMatchObject([{ along: [56, 225] }])
})

test('has no block where a row has no units', () => {
  expect(blocksWith([at(1, 1), at(2, 8)]).map(({ index }) => index)).toEqual([0, 2])
})

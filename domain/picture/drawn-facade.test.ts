import { describe, expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { Estate } from '#domain/chess/chess.ts'
import type { SectionAnswer } from '#domain/chess/chess-answer.ts'
import type { Box } from './box.ts'
import { type DrawnFacade, drawFacade, drawnSectionsOf } from './drawn-facade.ts'
import { drawnFocusOf, drawnRegionsOf } from './drawn-regions.ts'
import { treesOf } from './drawn-trees.ts'
import { STOREY } from './drawn-windows.ts'

const ONE_ROOM = 1
const TWO_ROOMS = 2
const STUDIO = 3

function estateOf(...sections: readonly SectionAnswer[]): Estate {
  const [estate] = buildChess(projectAnswer, [anEstate(sections)]).estates
  if (!estate) throw new Error('no estate')
  return estate
}

let nextId = 1
const units = (...layouts: readonly number[]) =>
  layouts.map((layout_id, index) => anInstance({ id: nextId++, layout_id, position: index + 1 }))
const storeys = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => aStorey(from + index, units(ONE_ROOM, TWO_ROOMS)))
const unitsOf = (drawn: DrawnFacade) => drawnSectionsOf(drawn).flatMap((section) => section.units)
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

describe('a drawn facade', () => {
  test('has one ground line and sections of different heights', () => {
    const { ground, standing } = drawFacade(
      estateOf(aSection(storeys(1, 3)), aSection(storeys(1, 7), { id: 51, number: 2 })),
    )
    expect(standing.map(({ wall }) => wall.y + wall.height)).toEqual([ground, ground])
    expect(standing.map(({ storeys: bands }) => bands.at(-1)?.band.y)).toEqual([
      ground - 3 * STOREY,
      ground - 7 * STOREY,
    ])
  })

  test('shows one storey of all sections at one height', () => {
    const { ground, standing } = drawFacade(
      estateOf(aSection(storeys(1, 4)), aSection(storeys(3, 4), { id: 51, number: 2 })),
    )
    expect(standing.map(({ storeys: bands }) => bands.at(-1)?.band.y)).toEqual([
      ground - 4 * STOREY,
      ground - 4 * STOREY,
    ])
    // Every wall reaches the ground, even if the data lacks storeys.
    expect(standing[1]?.wall.height).toBe(standing[0]?.wall.height)
  })

  test('puts underground storeys below the ground line, the deepest lowest', () => {
    const { ground, standing, size } = drawFacade(
      estateOf(aSection(storeys(-2, 1).filter(({ number }) => number !== 0))),
    )
    const bands = standing[0]?.storeys.map(({ storey, band }) => [storey.number, (band.y - ground) / STOREY])
    expect(bands).toEqual([
      [-2, 1],
      [-1, 0],
      [1, -1],
    ])
    expect(standing[0] && isInside(standing[0].wall, { x: 0, y: 0, ...size })).toBe(true)
  })

  test('has a window for each room, inside the band of its storey', () => {
    const drawn = drawFacade(estateOf(aSection([aStorey(1, units(ONE_ROOM, TWO_ROOMS, STUDIO))])))
    expect(unitsOf(drawn).map(({ windows }) => windows.length)).toEqual([1, 2, 1])
    const band = drawn.standing[0]?.storeys[0]?.band
    expect(band && unitsOf(drawn).every(({ windows }) => windows.every((window) => isInside(window, band)))).toBe(true)
  })

  test('draws the windows of a unit over two storeys and two columns as high and as wide', () => {
    const duplex = anInstance({ id: 900, layout_id: STUDIO, position: 1, span: { columns: 2, storeys: 2 } })
    const below = aStorey(1, units(ONE_ROOM, ONE_ROOM))
    const drawn = drawFacade(estateOf(aSection([below, aStorey(2, [duplex]), aStorey(3, [])])))
    const [flat, , large] = unitsOf(drawn)
    expect(large?.windows.length).toBe(2)
    expect(large?.windows[0]?.height).toBe((flat?.windows[0]?.height ?? 0) + STOREY)
    expect(large?.windows[0]?.x).toBe(flat?.windows[0]?.x)
  })

  test('grows for a penthouse above the highest storey, and so does its band', () => {
    const penthouse = anInstance({ id: 901, position: 1, span: { columns: 1, storeys: 2 } })
    const { ground, standing, size } = drawFacade(estateOf(aSection([...storeys(1, 12), aStorey(13, [penthouse])])))
    const [section] = standing
    expect(section?.storeys.at(-1)?.band).toMatchObject({ y: ground - 14 * STOREY, height: 2 * STOREY })
    expect(section && isInside(section.wall, { x: 0, y: 0, ...size })).toBe(true)
  })

  test('puts a car park below its building', () => {
    const places = Array.from({ length: 110 }, (_, index) =>
      anInstance({ id: 2000 + index, layout_id: 4, position: index + 1 }),
    )
    const { ground, standing, buried } = drawFacade(
      estateOf(
        aSection(storeys(1, 4)),
        aSection(storeys(1, 9), { id: 51, number: 2 }),
        aSection([aStorey(-1, places)], { id: 52, number: 3 }),
      ),
    )
    expect([standing.length, buried.length]).toEqual([2, 1])
    expect(buried[0]?.wall).toMatchObject({ y: ground, height: STOREY })
    // Narrow, but its places can still be distinguished.
    expect(buried[0]?.wall.width).toBeLessThan(800)
  })

  test('puts a car park beside a building that has a cellar', () => {
    const places = Array.from({ length: 30 }, (_, index) => anInstance({ id: 3000 + index, layout_id: 4 }))
    const cellar = [aStorey(-1, units(STUDIO)), ...storeys(1, 2)]
    const garage = aSection([aStorey(-1, places)], { id: 52, number: 2 })
    const { standing, buried, ground } = drawFacade(estateOf(aSection(cellar), garage))
    const [house, park] = standing.map(({ wall }) => wall)
    expect(buried).toEqual([])
    expect(house && park && house.x + house.width < park.x).toBe(true)
    expect(park).toMatchObject({ y: ground, height: STOREY })
  })

  test('leaves gaps between the windows of a storey', () => {
    const rows = [aStorey(1, units(TWO_ROOMS, ONE_ROOM, TWO_ROOMS)), aStorey(2, units(ONE_ROOM, TWO_ROOMS, STUDIO))]
    for (const { storey, band } of drawFacade(estateOf(aSection(rows))).standing[0]?.storeys ?? []) {
      const drawn = unitsOf(drawFacade(storey.estate)).filter(({ windows }) =>
        windows.some((one) => isInside(one, band)),
      )
      const edges = drawn.flatMap(({ windows }) => windows.map(({ x, width }) => [x, x + width] as const))
      expect(edges.every(([, end], index) => end < (edges[index + 1]?.[0] ?? Infinity))).toBe(true)
    }
  })

  test('has room for one unit, for ninety storeys and for forty sections', () => {
    const one = drawFacade(estateOf(aSection([aStorey(1, units(ONE_ROOM))])))
    const tower = drawFacade(estateOf(aSection(storeys(1, 90))))
    const street = drawFacade(
      estateOf(
        ...Array.from({ length: 40 }, (_, index) => aSection(storeys(1, 2), { id: 50 + index, number: index + 1 })),
      ),
    )
    for (const { size, standing } of [one, tower, street]) {
      expect(standing.every(({ wall }) => isInside(wall, { x: 0, y: 0, ...size }))).toBe(true)
    }
    expect(treesOf(street).length).toBe(25)
  })

  test('of an estate without storeys has no regions', () => {
    const drawn = drawFacade(estateOf(aSection([])))
    expect([drawnRegionsOf(drawn), drawnRegionsOf(drawFacade(estateOf()))]).toEqual([[], []])
    expect(treesOf(drawFacade(estateOf()))).toEqual([])
  })
})

test('regions are the storeys, in shares of the drawing', () => {
  const drawn = drawFacade(estateOf(aSection(storeys(1, 2))))
  const regions = drawnRegionsOf(drawn)
  expect(regions.map(({ target }) => target)).toEqual([
    { kind: 'storey', id: 101 },
    { kind: 'storey', id: 102 },
  ])
  const band = drawn.standing[0]?.storeys[0]?.band
  expect(regions[0]?.polygons[0]?.[0]).toEqual([(band?.x ?? 0) / drawn.size.width, (band?.y ?? 0) / drawn.size.height])
})

test('a drawing that is too wide is first shown from its start', () => {
  const street = Array.from({ length: 20 }, (_, index) =>
    aSection(storeys(1, 2), { id: 50 + index, number: index + 1 }),
  )
  const drawn = drawFacade(estateOf(...street))
  const { width, height } = drawn.size
  const wall = drawn.standing[0]?.wall.x ?? 0
  expect(drawnFocusOf(drawn, 1)).toEqual({ x: wall - 64, y: 0, width: height, height })
  expect(drawnFocusOf(drawn, 20)).toEqual({ x: 0, y: 0, width, height })
})

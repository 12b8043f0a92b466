import type { Estate, Section, Storey } from '#domain/chess/chess.ts'
import { type GridCell, type GridHead, gridOf } from '#domain/chess/grid.ts'
import type { Box } from './box.ts'
import { columnsOf, type DrawnColumns, squeezed } from './drawn-columns.ts'
import { type DrawnUnit, drawUnit, STOREY } from './drawn-windows.ts'
import type { Size } from './viewport.ts'

/** A storey of a section, across its whole width; the highest one as high as what it holds. */
export interface DrawnStorey {
  readonly storey: Storey
  readonly band: Box
}

/** A section as a wall with its storeys; the wall stands on the ground, whatever its lowest storey is. */
export interface DrawnSection {
  readonly section: Section
  readonly wall: Box
  /** The lowest first. */
  readonly storeys: readonly DrawnStorey[]
  readonly units: readonly DrawnUnit[]
}

/** A building drawn from its chess, in pixels of its own. */
export interface DrawnFacade {
  readonly size: Size
  /** Where the ground begins, from above. */
  readonly ground: number
  /** Side by side on the ground, from left to right. */
  readonly standing: readonly DrawnSection[]
  /** Under them: sections that are underground altogether, such as a car park. */
  readonly buried: readonly DrawnSection[]
}

/** The wall above the highest storey, and the wall between its edge and the first window. */
const PARAPET = 14
const EDGE = 6

/** Between two walls, for trees and storey numbers. */
const BETWEEN = 84

/** Room beside the walls, for the sky above and for names below: at least, and as shares of what is seen from afar. */
const BESIDE = { least: 150, share: 0.13 }
const SKY = { least: 120, share: 0.15 }
const FOOT = { least: 110, share: 0.09 }

/** One small house would fill the screen with three windows, and a long one would hang in the air of a screen. */
const LEAST: Size = { width: 720, height: 460 }
const WIDEST = 2
const MOST_SKY = 0.5

/**
 * Draws an estate: its sections side by side on one ground line, a row a storey, what is underground below the line. `air`
 * is how many times as high as usual the sky is.
 */
export function drawFacade(estate: Estate, air = 1): DrawnFacade {
  const grid = gridOf(estate)
  const all = estate.sections.map((section) => sectionCells(section, grid.heads, grid.cells))
  const houses = all.filter(({ section }) => !isBuried(section))
  const garages = squeezedInto(
    lengthOf(houses),
    all.filter(({ section }) => isBuried(section)),
  )
  // Houses with cellars leave no room below them: what is underground lies beside them.
  const hasCellars = houses.some(({ section }) => section.storeys.some(({ number }) => number < 0))
  const standing = hasCellars ? [...houses, ...garages] : houses
  const buried = hasCellars ? [] : garages
  const street = lengthOf(standing)
  const walls = Math.max(street, lengthOf(buried))
  const wide = walls + 2 * roomFor(walls, BESIDE)
  const above = grid.storeys.filter((number) => number >= 0).length
  const below = grid.storeys.length - above
  const highest = above + Math.max(0, ...grid.cells.map((cell) => cell.above))
  const high = PARAPET + (highest + below) * STOREY
  const foot = roomFor(high, FOOT)
  const size = sizeOf(wide, air * roomFor(high, SKY) + high + foot)
  const ground = size.height - foot - below * STOREY
  const rowOf = new Map(grid.storeys.map((number, index) => [number, index - above]))
  const place = {
    middle: size.width / 2,
    ground,
    topOf: (number: number) => ground + (rowOf.get(number) ?? 0) * STOREY,
  }
  const draw = (sections: readonly SectionCells[]) => drawSections(sections, place)
  return { size, ground, standing: draw(standing), buried: draw(buried) }
}

function isBuried({ storeys }: Section): boolean {
  return storeys.length > 0 && storeys.every(({ number }) => number < 0)
}

/** All sections of a drawn building. */
export function drawnSectionsOf({ standing, buried }: DrawnFacade): readonly DrawnSection[] {
  return [...standing, ...buried]
}

/** A section with its part of the grid. */
interface SectionCells {
  readonly section: Section
  readonly firstColumn: number
  readonly columns: DrawnColumns
  readonly cells: readonly GridCell[]
}

function sectionCells(section: Section, heads: readonly GridHead[], all: readonly GridCell[]): SectionCells {
  const head = heads.find((one) => one.section === section)
  const cells = all.filter(({ instance }) => instance.section === section)
  return { section, firstColumn: head?.column ?? 1, columns: columnsOf(head, cells), cells }
}

/** A car park of a hundred places lies under its house rather than beyond it. */
function squeezedInto(street: number, sections: readonly SectionCells[]): readonly SectionCells[] {
  const columns = sections.reduce((sum, section) => sum + section.columns.width, 0)
  const share = (street - (lengthOf(sections) - columns)) / columns
  return share < 1 ? sections.map((one) => ({ ...one, columns: squeezed(one.columns, share) })) : sections
}

function lengthOf(sections: readonly SectionCells[]): number {
  return sections.reduce((sum, { columns }, index) => sum + widthOf(columns) + (index > 0 ? BETWEEN : 0), 0)
}

function widthOf({ width }: DrawnColumns): number {
  return width + 2 * EDGE
}

function roomFor(built: number, { least, share }: typeof SKY): number {
  return Math.max(least, built * share)
}

function sizeOf(wide: number, high: number): Size {
  const width = Math.max(LEAST.width, wide)
  const sky = Math.min(high * MOST_SKY, Math.max(0, width / WIDEST - high))
  return { width, height: Math.max(LEAST.height, high + sky) }
}

interface Place {
  /** Of the picture, from the left. */
  readonly middle: number
  readonly ground: number
  /** The upper edge of a storey by its number. */
  readonly topOf: (number: number) => number
}

function drawSections(sections: readonly SectionCells[], place: Place): readonly DrawnSection[] {
  let x = place.middle - lengthOf(sections) / 2
  return sections.map((section) => {
    const drawn = drawSection(section, x, place)
    x += drawn.wall.width + BETWEEN
    return drawn
  })
}

function drawSection({ section, columns, cells, firstColumn }: SectionCells, x: number, place: Place): DrawnSection {
  const width = widthOf(columns)
  const floorOf = ({ number }: Storey) => place.topOf(number) + STOREY
  const top = section.storeys.reduce((a, b) => Math.max(a, b.number), Number.NEGATIVE_INFINITY)
  const storeys = section.storeys.map((storey) => {
    const own = storey.number === top ? cells.filter(({ instance }) => instance.storey === storey) : []
    const height = STOREY * Math.max(1, ...own.map(({ rows, above }) => rows + above))
    return { storey, band: { x, y: floorOf(storey) - height, width, height } }
  })
  const units = cells.map((cell) =>
    drawUnit(cell, columns, { x: x + EDGE, bottom: floorOf(cell.instance.storey), firstColumn }),
  )
  return { section, wall: wallAround(storeys, { x, y: place.ground, width, height: 0 }), storeys, units }
}

function wallAround(storeys: readonly DrawnStorey[], foot: Box): Box {
  const tops = storeys.map(({ band }) => band.y)
  // What is buried has a ceiling and no roof.
  const y = Math.min(foot.y, ...tops.map((top) => (top < foot.y ? top - PARAPET : top)))
  const bottom = Math.max(foot.y, ...storeys.map(({ band }) => band.y + band.height))
  return { ...foot, y, height: bottom - y }
}

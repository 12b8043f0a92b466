import type { Estate, Section, Storey } from '#domain/chess/chess.ts'
import { type GridCell, type GridHead, layOutEstate } from '#domain/chess/grid-layout.ts'
import type { Box } from './box.ts'
import { columnsOf, type DrawnColumns, squeezed } from './drawn-columns.ts'
import { type DrawnUnit, drawUnit, STOREY } from './drawn-windows.ts'
import type { Size } from './viewport.ts'

/** A storey across the whole width of its section. The highest storey is as high as its tallest unit. */
export interface DrawnStorey {
  readonly storey: Storey
  readonly band: Box
}

/** A section as a wall with its storeys. The wall reaches the ground, whatever the lowest storey is. */
export interface DrawnSection {
  readonly section: Section
  readonly wall: Box
  /** The lowest first. */
  readonly storeys: readonly DrawnStorey[]
  readonly units: readonly DrawnUnit[]
}

/** A building drawn from its chess, in pixels of the drawing. */
export interface DrawnFacade {
  readonly size: Size
  /** The y of the ground line. */
  readonly ground: number
  /** Side by side on the ground, from left to right. */
  readonly standing: readonly DrawnSection[]
  /** Below them: sections that are entirely underground, such as a car park. */
  readonly buried: readonly DrawnSection[]
}

/** The wall above the highest storey, and the wall between its edge and the first window. */
const PARAPET = 14
const EDGE = 6

/** Between two walls, for trees and storey numbers. */
const BETWEEN = 84

/** Room beside the walls, for the sky above and for names below: a minimum, and a share of the building's size. */
const BESIDE = { least: 150, share: 0.13 }
const SKY = { least: 120, share: 0.15 }
const FOOT = { least: 110, share: 0.09 }

/** Keeps a small house from filling the screen with three windows, and adds sky above a long building. */
const LEAST: Size = { width: 720, height: 460 }
const WIDEST = 2
const MOST_SKY = 0.5

/**
 * Draws an estate: its sections side by side on one ground line, one row per storey, underground storeys below the line.
 * `air` multiplies the height of the sky.
 */
export function drawFacade(estate: Estate, air = 1): DrawnFacade {
  const grid = layOutEstate(estate)
  const all = estate.sections.map((section) => sectionCells(section, grid.heads, grid.cells))
  const houses = all.filter(({ section }) => !isBuried(section))
  const garages = squeezedInto(
    lengthOf(houses),
    all.filter(({ section }) => isBuried(section)),
  )
  // Below houses with cellars there is no room, so underground sections are drawn beside them.
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

/** Squeezes underground sections, so that a car park of a hundred places fits below its building. */
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

interface FacadePlace {
  /** The x of the picture's middle. */
  readonly middle: number
  readonly ground: number
  /** The upper edge of a storey by its number. */
  readonly topOf: (number: number) => number
}

function drawSections(sections: readonly SectionCells[], place: FacadePlace): readonly DrawnSection[] {
  let x = place.middle - lengthOf(sections) / 2
  return sections.map((section) => {
    const drawn = drawSection(section, x, place)
    x += drawn.wall.width + BETWEEN
    return drawn
  })
}

function drawSection(
  { section, columns, cells, firstColumn }: SectionCells,
  x: number,
  place: FacadePlace,
): DrawnSection {
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
  // An underground section has no parapet.
  const y = Math.min(foot.y, ...tops.map((top) => (top < foot.y ? top - PARAPET : top)))
  const bottom = Math.max(foot.y, ...storeys.map(({ band }) => band.y + band.height))
  return { ...foot, y, height: bottom - y }
}

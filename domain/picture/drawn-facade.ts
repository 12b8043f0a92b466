import type { Estate, Section, Storey } from '#domain/chess/chess.ts'
import type { Box } from './box.ts'
import { columnsOf, type DrawnColumns, squeezed } from './drawn-columns.ts'
import { levelsOf, rowsOf } from './drawn-rows.ts'
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
  const rows = rowsOf(estate)
  const isBuried = ({ storeys }: Section) => storeys.length > 0 && storeys.every(({ number }) => number < 0)
  const standing = estate.sections.filter((section) => !isBuried(section)).map(withColumns)
  const street = lengthOf(standing)
  const buried = squeezedInto(street, estate.sections.filter(isBuried).map(withColumns))
  const walls = Math.max(street, lengthOf(buried))
  const wide = walls + 2 * roomFor(walls, BESIDE)
  const high = PARAPET + (rows.highest + rows.below.length) * STOREY
  const foot = roomFor(high, FOOT)
  const size = sizeOf(wide, air * roomFor(high, SKY) + high + foot)
  const ground = size.height - foot - rows.below.length * STOREY
  const place = { middle: size.width / 2, ground, topOf: (number: number) => ground + rows.rowOf(number) * STOREY }
  const draw = (sections: readonly SectionColumns[]) => drawSections(sections, place)
  return { size, ground, standing: draw(standing), buried: draw(buried) }
}

/** All sections of a drawn building. */
export function drawnSectionsOf({ standing, buried }: DrawnFacade): readonly DrawnSection[] {
  return [...standing, ...buried]
}

interface SectionColumns {
  readonly section: Section
  readonly columns: DrawnColumns
}

function withColumns(section: Section): SectionColumns {
  return { section, columns: columnsOf(section) }
}

/** A car park of a hundred places lies under its house rather than beyond it. */
function squeezedInto(street: number, sections: readonly SectionColumns[]): readonly SectionColumns[] {
  const columns = sections.reduce((sum, section) => sum + section.columns.width, 0)
  const share = (street - (lengthOf(sections) - columns)) / columns
  return share < 1 ? sections.map((one) => ({ ...one, columns: squeezed(one.columns, share) })) : sections
}

function lengthOf(sections: readonly SectionColumns[]): number {
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

function drawSections(sections: readonly SectionColumns[], place: Place): readonly DrawnSection[] {
  let x = place.middle - lengthOf(sections) / 2
  return sections.map(({ section, columns }) => {
    const drawn = drawSection(section, columns, x, place)
    x += drawn.wall.width + BETWEEN
    return drawn
  })
}

function drawSection(section: Section, columns: DrawnColumns, x: number, { ground, topOf }: Place): DrawnSection {
  const width = widthOf(columns)
  const top = section.storeys.at(-1)
  const storeys = section.storeys.map((storey) => {
    const more = storey === top ? (levelsOf(storey) - 1) * STOREY : 0
    return { storey, band: { x, y: topOf(storey.number) - more, width, height: STOREY + more } }
  })
  const units = storeys.flatMap(({ storey, band }) =>
    storey.instances.map((instance) => drawUnit(instance, columns, { x: x + EDGE, bottom: band.y + band.height })),
  )
  return { section, wall: wallAround(storeys, { x, y: ground, width, height: 0 }), storeys, units }
}

function wallAround(storeys: readonly DrawnStorey[], foot: Box): Box {
  const tops = storeys.map(({ band }) => band.y)
  // What is buried has a ceiling and no roof.
  const y = Math.min(foot.y, ...tops.map((top) => (top < foot.y ? top - PARAPET : top)))
  const bottom = Math.max(foot.y, ...storeys.map(({ band }) => band.y + band.height))
  return { ...foot, y, height: bottom - y }
}

import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'

/** Where a card stands beside its region, in pixels; `start` is from the side where reading begins. */
export interface CardPlace {
  readonly start: number
  readonly top: number
  /** How far below the top of the card the line to the region begins. */
  readonly line: number
}

interface Room {
  readonly stage: Size
  readonly isRtl: boolean
  /** What stands along the upper and the lower edge. */
  readonly above: number
  readonly below: number
}

/** Between a card and its region; the line over it is a little longer, so that its end lies on the region. */
export const CARD_GAP = 56

/** A card keeps this much from the edge of the stage. */
const GUTTER = 24

/** Corners this near the outermost one make the edge that the line leads to the middle of. */
const EDGE = 6

/** A line never leaves the card at its rounded corners. */
const CORNER = 16

/** Puts a card beside a region at its height, on the side where reading begins; null where there is no room. */
export function placeCard(
  corners: readonly Point[],
  card: Size,
  { stage, isRtl, above, below }: Room,
): CardPlace | null {
  const fromStart = ([x]: Point) => (isRtl ? stage.width - x : x)
  const outermost = Math.min(...corners.map(fromStart))
  const start = outermost - CARD_GAP - card.width
  const heights = corners.filter((corner) => fromStart(corner) - outermost < EDGE).map(([, y]) => y)
  const y = (Math.min(...heights) + Math.max(...heights)) / 2
  const isInSight = y >= 0 && y <= stage.height
  if (corners.length === 0 || !isInSight || start < GUTTER) return null
  const top = Math.max(above, Math.min(y - card.height / 2, stage.height - below - card.height))
  return { start, top, line: Math.max(CORNER, Math.min(y - top, card.height - CORNER)) }
}

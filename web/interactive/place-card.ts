import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'

/** Where a card stands beside its region, in pixels; `start` is from the side where reading begins. */
export interface CardPlace {
  readonly start: number
  readonly top: number
  /** On which side of its region it stands. */
  readonly side: 'start' | 'end'
  /** How far below the top of the card the line to the region begins. */
  readonly line: number
}

interface Room {
  readonly stage: Size
  readonly isRtl: boolean
  /** What stands along the upper and the lower edge. */
  readonly above: number
  readonly below: number
  /** What stands along the side where lines end. */
  readonly after: number
}

/** Between a card and its region; the line over it is a little longer, so that its end lies on the region. */
export const CARD_GAP = 56

/** A card keeps this much from the edge of the stage. */
const GUTTER = 24

/** Corners this near the outermost one make the edge that the line leads to the middle of. */
const EDGE = 6

/** A line never leaves the card at its rounded corners. */
const CORNER = 16

/** Puts a card beside a region at its height, on the side where reading begins, else on the other; null without room. */
export function placeCard(corners: readonly Point[], card: Size, room: Room): CardPlace | null {
  if (corners.length === 0) return null
  return placeOn('start', corners, card, room) ?? placeOn('end', corners, card, room)
}

function placeOn(side: CardPlace['side'], corners: readonly Point[], card: Size, room: Room): CardPlace | null {
  const { stage, isRtl, above, below, after } = room
  const fromStart = ([x]: Point) => (isRtl ? stage.width - x : x)
  const places = corners.map(fromStart)
  const outermost = side === 'start' ? Math.min(...places) : Math.max(...places)
  const start = side === 'start' ? outermost - CARD_GAP - card.width : outermost + CARD_GAP
  const heights = corners.filter((corner) => Math.abs(fromStart(corner) - outermost) < EDGE).map(([, y]) => y)
  const y = (Math.min(...heights) + Math.max(...heights)) / 2
  const isInSight = y >= 0 && y <= stage.height
  if (!isInSight || start < GUTTER || start + card.width > stage.width - Math.max(GUTTER, after)) return null
  const top = Math.max(above, Math.min(y - card.height / 2, stage.height - below - card.height))
  return { start, top, side, line: Math.max(CORNER, Math.min(y - top, card.height - CORNER)) }
}

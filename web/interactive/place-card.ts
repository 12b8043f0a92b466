import type { Point } from '#domain/picture/polygon.ts'
import type { Size } from '#domain/picture/viewport.ts'

/** The position of a card beside its region, in pixels. `start` is the distance from the inline start. */
interface CardPlace {
  readonly start: number
  readonly top: number
  /** The side of the region that the card is on. */
  readonly side: 'start' | 'end'
  /** The distance from the top of the card to the line to the region. */
  readonly line: number
}

interface Room {
  readonly stage: Size
  readonly isRtl: boolean
  /** The heights of the controls along the upper and lower edge. */
  readonly above: number
  readonly below: number
  /** The width of the controls at the inline end. */
  readonly after: number
}

/** The distance between a card and its region. The line is a little longer, so that it ends on the region. */
const CARD_GAP = 56

/** The distance of a card from the edge of the stage. */
const GUTTER = 24

/** Corners this near to the outermost one form the edge. The line leads to its middle. */
const EDGE = 6

/** Keeps the line off the rounded corners of the card. */
const CORNER = 16

/** Places a card beside a region, at its inline start or else at its inline end. Null without room. */
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

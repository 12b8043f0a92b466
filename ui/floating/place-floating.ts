/** A rectangle of the screen, as `getBoundingClientRect` gives it. */
interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface FloatingPlace {
  readonly anchor: Box
  /** The size of the floating element. */
  readonly size: { readonly width: number; readonly height: number }
  readonly screen: { readonly width: number; readonly height: number }
  readonly side: 'above' | 'below'
  /** The edges to align. Start and end are swapped in right-to-left. */
  readonly align: 'start' | 'center' | 'end'
  readonly rtl: boolean
}

export const GAP = 8
export const MARGIN = 8
/** The least height. With less room the element rather covers its anchor. */
const LEAST_ROOM = 200

/** The largest height beside the anchor, on the side with more room. Higher content has to scroll. */
export function roomBeside({ anchor, screen }: Pick<FloatingPlace, 'anchor' | 'screen'>): number {
  const below = screen.height - anchor.top - anchor.height
  return Math.max(LEAST_ROOM, Math.max(anchor.top, below) - GAP - MARGIN)
}

/** The position beside an anchor: on the other side if there is no room, and always on the screen. */
export function placeFloating(place: FloatingPlace): { readonly left: number; readonly top: number } {
  const { size, screen } = place
  return {
    left: keepBetween(MARGIN, alignedLeft(place), screen.width - size.width - MARGIN),
    top: keepBetween(MARGIN, sideTop(place), screen.height - size.height - MARGIN),
  }
}

function alignedLeft({ anchor, size, align, rtl }: FloatingPlace): number {
  if (align === 'center') return anchor.left + (anchor.width - size.width) / 2
  return (align === 'start') === rtl ? anchor.left + anchor.width - size.width : anchor.left
}

function sideTop({ anchor, size, screen, side }: FloatingPlace): number {
  const above = anchor.top - GAP - size.height
  const below = anchor.top + anchor.height + GAP
  const fitsAbove = above >= MARGIN
  const fitsBelow = below + size.height <= screen.height - MARGIN
  if (side === 'above') return fitsAbove || !fitsBelow ? above : below
  return fitsBelow || !fitsAbove ? below : above
}

export function keepBetween(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

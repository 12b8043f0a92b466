/** A rectangle of the screen, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Where an element is beside its anchor. After: at the end of the row, below where that has no room. */
export type FloatingSide = 'above' | 'below' | 'after'

interface FloatingPlace {
  readonly anchor: Box
  /** The size of the floating element. */
  readonly size: { readonly width: number; readonly height: number }
  readonly screen: { readonly width: number; readonly height: number }
  readonly side: FloatingSide
  /** The edges to align. Start and end are swapped in right-to-left. */
  readonly align: 'start' | 'center' | 'end'
  readonly rtl: boolean
}

const GAP = 8
const MARGIN = 8
/** The least height. With less room the element rather covers its anchor. */
const LEAST_ROOM = 200

/** The largest height beside the anchor, on the side with more room. Higher content has to scroll. */
export function roomBeside({ anchor, screen }: Pick<FloatingPlace, 'anchor' | 'screen'>): number {
  const below = screen.height - anchor.top - anchor.height
  return Math.max(LEAST_ROOM, Math.max(anchor.top, below) - GAP - MARGIN)
}

/** The position beside an anchor: on the other side if there is no room, and always on the screen. */
export function placeFloating(place: FloatingPlace): { readonly left: number; readonly top: number } {
  const { size, screen, anchor } = place
  const after = place.side === 'after' ? afterLeft(place) : null
  return {
    left: keepBetween(MARGIN, after ?? alignedLeft(place), screen.width - size.width - MARGIN),
    top: keepBetween(MARGIN, after === null ? sideTop(place) : anchor.top, screen.height - size.height - MARGIN),
  }
}

/** Where an element at the end of the row begins; null if it has no room there. */
function afterLeft({ anchor, size, screen, rtl }: FloatingPlace): number | null {
  const left = rtl ? anchor.left - GAP - size.width : anchor.left + anchor.width + GAP
  return left >= MARGIN && left + size.width <= screen.width - MARGIN ? left : null
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

function keepBetween(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

import type { InteractiveData, Region } from '#contract/interactive.ts'
import { type Box, boundsOf } from '#domain/picture/box.ts'
import { boxInPixels, type Size } from '#domain/picture/viewport.ts'

/** The screen that a picture is shown on. */
interface ScreenTraits {
  readonly isSmall: boolean
  readonly isRtl: boolean
}

// On a phone a card covers the foot of a building, and the rail of storeys one side.
const HEAD = 0.1
const FOOT = 0.36
const SIDE = 0.14

// On a phone a part of the site is visible at a time.
const PART = 0.55

// The room below the picture, so that the foot of a building can be moved above the card.
const BELOW = 0.3

// On a phone one of several buildings is visible, with some of its surroundings.
const AROUND = 0.1

/** The part of a picture to show at first, in its pixels: the box around all regions. Null without regions. */
export function focusOf(
  kind: InteractiveData['kind'],
  regions: readonly Region[],
  size: Size,
  { isSmall, isRtl }: ScreenTraits,
): Box | null {
  const all = boundsOf(regions.flatMap(({ polygons }) => polygons))
  if (!all || !isSmall) return all && boxInPixels(all, size)
  if (kind === 'facade') return boxInPixels(besideRail(all, isRtl), size)
  const [first] = hasCards(regions) ? alongRow(regions) : []
  const box = first && boundsOf(first.polygons)
  return boxInPixels(box ? withSurroundings(box) : firstPart(all, isRtl), size)
}

/**
 * Sorts regions for the row of cards: buildings first, then sections and panoramas. Each from left to right in every
 * language, since the picture is never mirrored.
 */
export function alongRow<R extends Pick<Region, 'polygons' | 'target'>>(regions: readonly R[]): readonly R[] {
  const middleOf = ({ polygons }: R) => {
    const box = boundsOf(polygons)
    return box ? box.x + box.width / 2 : 0
  }
  const isAside = ({ target }: R) => Number(target.kind === 'section' || target.kind === 'panorama')
  return regions.toSorted((a, b) => isAside(a) - isAside(b) || middleOf(a) - middleOf(b))
}

/** Whether the regions are so few and large that a phone shows a card for each. */
export function hasCards(regions: readonly Region[]): boolean {
  return regions.length > 0 && regions.every(({ target }) => target.kind !== 'instance' && target.kind !== 'storey')
}

/** The first part of a site. Shown whole on a phone, each house would be too small for a finger. */
function firstPart({ x, width, ...box }: Box, isRtl: boolean): Box {
  return { ...box, x: isRtl ? x + width * (1 - PART) : x, width: width * PART }
}

/** The size of a picture, with the extra room in which it can be moved. */
export function roomFor(kind: InteractiveData['kind'], { width, height }: Size, isSmall: boolean): Size {
  return { width, height: isSmall && kind === 'facade' ? height * (1 + BELOW) : height }
}

function besideRail({ x, y, width, height }: Box, isRtl: boolean): Box {
  return {
    x: isRtl ? x - width * SIDE : x,
    y: y - height * HEAD,
    width: width * (1 + SIDE),
    height: height * (1 + HEAD + FOOT),
  }
}

function withSurroundings({ x, y, width, height }: Box): Box {
  return {
    x: x - (width * AROUND) / 2,
    y: y - (height * AROUND) / 2,
    width: width * (1 + AROUND),
    height: height * (1 + AROUND),
  }
}

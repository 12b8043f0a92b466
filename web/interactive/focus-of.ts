import type { InteractiveData, Region } from '#contract/interactive.ts'
import { type Box, boundsOf } from '#domain/picture/box.ts'
import { boxInPixels, type Size } from '#domain/picture/viewport.ts'

/** On which screen a picture is looked at. */
export interface Place {
  readonly isSmall: boolean
  readonly isRtl: boolean
}

// On a phone a card lies over the foot of a building and the rail of its storeys over one side.
const HEAD = 0.1
const FOOT = 0.36
const SIDE = 0.14

// On a phone a site is looked at by parts.
const PART = 0.55

// So that the foot of a building can stand above the card, there is room below the picture.
const BELOW = 0.3

// On a phone one of several houses is looked at, with some of what is around it.
const AROUND = 0.1

/** What of a picture is to be seen at first, in its pixels: all that can be chosen; null if there is nothing. */
export function focusOf(
  kind: InteractiveData['kind'],
  regions: readonly Region[],
  size: Size,
  { isSmall, isRtl }: Place,
): Box | null {
  const all = boundsOf(regions.flatMap(({ polygons }) => polygons))
  if (!all || !isSmall) return all && boxInPixels(all, size)
  if (kind === 'facade') return boxInPixels(besideRail(all, isRtl), size)
  const [first] = hasCards(regions) ? alongRow(regions) : []
  const box = first && boundsOf(first.polygons)
  return boxInPixels(box ? withSurroundings(box) : firstPart(all, isRtl), size)
}

/**
 * Regions as a row of cards shows them: buildings first, then what else can be opened. Each from left to right in every
 * language, as the picture is never mirrored.
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

/** A whole site of houses would be a strip across a phone, each too small for a finger: it begins where reading does. */
function firstPart({ x, width, ...box }: Box, isRtl: boolean): Box {
  return { ...box, x: isRtl ? x + width * (1 - PART) : x, width: width * PART }
}

/** The size of a picture with the room around it in which it may be moved. */
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

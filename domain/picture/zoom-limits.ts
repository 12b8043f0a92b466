import type { Point } from './polygon.ts'
import type { View } from './viewport.ts'

/** The smallest and the largest scale a visitor may reach. */
export interface ZoomLimits {
  readonly min: number
  readonly max: number
}

/** The greatest zoom, relative to the initial view. */
export const MAX_ZOOM = 4

/** The zoom limits of a picture: from the smallest view (by default the initial one) to four times the initial view. */
export function zoomLimitsOf(initial: View, least = initial): ZoomLimits {
  return { min: least.scale, max: initial.scale * MAX_ZOOM }
}

/** Zooms by a factor within the limits. The picture point under the given stage point stays there. */
export function zoomAt(view: View, factor: number, [px, py]: Point, limits: ZoomLimits): View {
  const scale = Math.min(limits.max, Math.max(limits.min, view.scale * factor))
  const ratio = scale / view.scale
  return { scale, x: px - ratio * (px - view.x), y: py - ratio * (py - view.y) }
}

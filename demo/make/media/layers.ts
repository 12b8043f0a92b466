import type { PictureRegions, Polygon } from '../source.ts'

/** The progress of a part: finished, bare concrete, or not begun. */
export type Layer = 'building' | 'done' | 'missing'

/** Outlines of the same progress. */
interface LayerOutlines {
  readonly layer: Layer
  readonly polygons: readonly Polygon[]
}

/** Draws what was being built and what was missing, to be laid over a render. */
export function drawLayers(outlines: readonly LayerOutlines[], picture: PictureRegions): string {
  // One path a polygon: in a single path those that wind the other way would cut holes.
  const draw = (layer: Layer) =>
    outlines
      .filter((outline) => outline.layer === layer)
      .flatMap(({ polygons }) => polygons.map((polygon) => `<path d="${pathOf(polygon, picture)}"/>`))
      .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}">
<g opacity=".66" fill="#A39C92" stroke="#A39C92" stroke-width="1.5">${draw('building')}</g>
<g opacity=".84" fill="#E9EDEE" stroke="#E9EDEE" stroke-width="1.5">${draw('missing')}</g>
<g fill="none" stroke="#FFFFFF" stroke-width="2" stroke-dasharray="9 7">${draw('missing')}</g>
</svg>`
}

function pathOf(polygon: Polygon, { width, height }: PictureRegions): string {
  return `M${polygon.map(([x, y]) => `${(x * width).toFixed(1)} ${(y * height).toFixed(1)}`).join('L')}Z`
}

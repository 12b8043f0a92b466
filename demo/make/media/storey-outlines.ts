import { visibleOutlines } from '#domain/picture/visible-outline.ts'
import { bodyOf, cameraMatrix } from '../geometry.ts'
import { estatesOf, type PictureRegions, type Polygon, type Source } from '../source.ts'

/** What a frame shows of a storey. */
interface StoreyOutline {
  readonly section: string
  readonly storey: number
  readonly polygons: readonly Polygon[]
}

// The centres of the camera orbits (source/scripts/build.py, `orbit`).
const CENTRES: Readonly<Record<string, readonly [number, number, number]>> = {
  a: [-57, 6, 18.2],
  b: [53.3, -3.2, 13.5],
}

/**
 * The storeys of a building in a frame: drawn outlines include balconies, projected outlines include roofs, and together
 * they cover a whole storey.
 */
export function storeyOutlines(
  source: Source,
  project: string,
  id: string,
  picture: PictureRegions,
): readonly StoreyOutline[] {
  const estate = estatesOf(source, project).find((candidate) => candidate.id === id)
  const centre = CENTRES[id]
  if (!estate || !centre) throw new Error(`There is no building ${id}`)
  const storeys = estate.storeys.flatMap((storey) => {
    const section = estate.sections.find((candidate) => candidate.id === storey.section)
    return section ? [{ id: storey, volume: { kind: 'prism' as const, ...bodyOf(storey, section) } }] : []
  })
  const camera = cameraMatrix(picture.camera.location, centre, picture.camera.fov, picture.width / picture.height)
  return visibleOutlines(storeys, camera).map(({ id: storey, polygons }) => ({
    section: `${id}-${storey.section}`,
    storey: storey.number,
    polygons: [...polygons, ...(picture.regions.find((region) => region.id === storey.id)?.polygons ?? [])],
  }))
}

import { setImmediate } from 'node:timers/promises'
import type { ImportError } from '#contract/errors.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import type { Matrix4 } from '#domain/picture/projection.ts'
import { type NamedVolume, visibleOutlines } from '#domain/picture/visible-outline.ts'
import { entriesOf } from './entries.ts'
import type { FileFrame, FileInteractive, FileTarget } from './file-types.ts'

/** A region as it is stored, its target still by the file's own id. */
export interface FileRegion {
  readonly target: FileTarget
  readonly polygons: readonly Polygon[]
}

/** The regions of every frame, drawn or seen through its camera; and the cameras through which nothing is seen. */
export interface OutlinedFrames {
  readonly regions: ReadonlyMap<FileFrame, readonly FileRegion[]>
  readonly rows: readonly ImportError[]
}

const NOTHING_SEEN = 'None of the volumes can be seen through it; it is read row by row'

/** Gives every frame its regions. Other requests get their turn between two frames. */
export async function outlineFrames(interactives: readonly FileInteractive[]): Promise<OutlinedFrames> {
  const regions = new Map<FileFrame, readonly FileRegion[]>()
  const rows: ImportError[] = []
  for (const { path, item } of entriesOf('interactives', interactives)) {
    for (const { path: place, item: frame } of entriesOf(`${path}.frames`, item.frames)) {
      const seen = frame.camera ? seenThrough(frame.camera, item.volumes) : []
      // A picture without its building needs no camera: the matrix is turned, or of another program's axes.
      if (frame.camera && seen.length === 0) rows.push({ path: `${place}.camera`, reason: NOTHING_SEEN })
      regions.set(frame, [...frame.regions, ...seen])
      if (frame.camera) await setImmediate()
    }
  }
  return { regions, rows }
}

function seenThrough(camera: Matrix4, volumes: FileInteractive['volumes']): readonly FileRegion[] {
  const named = volumes.map(
    ({ target, base, bottom, top }): NamedVolume<FileTarget> => ({
      id: target,
      volume: { kind: 'prism', base, bottom, top },
    }),
  )
  const outlines = visibleOutlines(named, camera)
  const visible = outlines.filter(({ polygons }) => polygons.length > 0)
  // One region a target: a storey may be built of several bodies.
  const byTarget = Map.groupBy(visible, ({ id }) => `${id.kind} ${id.id}`)
  return [...byTarget.values()].flatMap((same): readonly FileRegion[] =>
    same[0] ? [{ target: same[0].id, polygons: same.flatMap(({ polygons }) => polygons.map(withinPicture)) }] : [],
  )
}

/** Rounding can leave a corner just outside. */
function withinPicture(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))])
}

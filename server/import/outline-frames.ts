import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ImportError } from '#contract/errors.ts'
import { volumeOf } from '#domain/picture/body.ts'
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

/** The regions of a frame: drawn ones first, then those that its camera sees. */
export interface OutlinedFrame {
  readonly drawn: readonly FileRegion[]
  /** Null where the stored ones were computed from the same. */
  readonly seen: readonly FileRegion[] | null
  /** What they were computed from; null without a camera. */
  readonly hash: string | null
}

/** The regions of every frame; and the cameras through which nothing is seen. */
export interface OutlinedFrames {
  readonly frames: ReadonlyMap<FileFrame, OutlinedFrame>
  readonly rows: readonly ImportError[]
}

/** How regions are computed. */
export interface Outlining {
  /** The hashes of the stored frames, by `frameName`. */
  readonly stored: ReadonlyMap<string, string | null>
  /** What was computed before in the same import, by hash. */
  readonly known: Map<string, readonly FileRegion[]>
  readonly onProgress: (done: number, total: number) => void
  readonly see?: typeof visibleOutlines<FileTarget>
}

const NOTHING_SEEN = 'None of the volumes can be seen through it: write the matrix row by row, as projection × view'

// Part of every hash. Raise it when the same volumes give other outlines, so that they are computed again.
const RULES = 2

/** Names a frame by the file's own id of its picture. */
export function frameName(interactive: string, frame: number): string {
  return `${interactive} ${frame}`
}

/** Gives every frame its regions. Those whose camera and volumes are the same as stored are not computed again. */
export async function outlineFrames(
  interactives: readonly FileInteractive[],
  { stored, known, onProgress, see = visibleOutlines }: Outlining,
): Promise<OutlinedFrames> {
  const frames = new Map<FileFrame, OutlinedFrame>()
  const rows: ImportError[] = []
  const places = interactives.flatMap((item, index) => placesOf(item, index))
  const isNew = ({ hash, name }: FramePlace) => hash !== null && stored.get(name) !== hash && !known.has(hash)
  const total = new Set(places.filter(isNew).map(({ hash }) => hash)).size
  let done = 0
  for (const place of places) {
    const { path, item, frame, hash } = place
    if (isNew(place) && frame.camera && hash !== null) {
      onProgress(done, total)
      known.set(hash, seenThrough(frame.camera, item.volumes, see))
      done += 1
      // Where this is not a thread of its own, others get their turn.
      await setImmediate()
    }
    const seen = hash === null ? [] : (known.get(hash) ?? null)
    // A picture without its building needs no camera: the matrix is turned, or of another program's axes.
    if (frame.camera && seen?.length === 0) rows.push({ path: `${path}.camera`, reason: NOTHING_SEEN })
    frames.set(frame, { drawn: frame.regions, seen, hash })
  }
  if (total > 0) onProgress(total, total)
  return { frames, rows }
}

interface FramePlace {
  readonly path: string
  readonly name: string
  readonly item: FileInteractive
  readonly frame: FileFrame
  readonly hash: string | null
}

function placesOf(item: FileInteractive, index: number): readonly FramePlace[] {
  const volumes = JSON.stringify([
    RULES,
    item.volumes.map(({ target, base, upper, bottom, top }) => [target, base, upper, bottom, top]),
  ])
  return entriesOf(`interactives[${index}].frames`, item.frames).map(({ path, item: frame }, number) => ({
    path,
    name: frameName(item.id, number),
    item,
    frame,
    hash: frame.camera ? hashOf(volumes, frame.camera) : null,
  }))
}

function hashOf(volumes: string, camera: Matrix4): string {
  return createHash('sha256').update(volumes).update(JSON.stringify(camera)).digest('hex').slice(0, 32)
}

function seenThrough(
  camera: Matrix4,
  volumes: FileInteractive['volumes'],
  see: NonNullable<Outlining['see']>,
): readonly FileRegion[] {
  // One region a target: a storey may be built of several bodies, and a unit have a terrace.
  const targets = new Map<string, FileTarget>()
  const named = volumes.map(({ target, ...body }): NamedVolume<FileTarget> => {
    const key = `${target.kind} ${target.id}`
    const id = targets.get(key) ?? target
    targets.set(key, id)
    return { id, volume: volumeOf(body) }
  })
  return see(named, camera)
    .filter(({ polygons }) => polygons.length > 0)
    .map(({ id, polygons }) => ({ target: id, polygons: polygons.map(withinPicture) }))
}

/** Rounding can leave a corner just outside. */
function withinPicture(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))])
}

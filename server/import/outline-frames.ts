import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ImportError } from '#contract/errors.ts'
import { volumeOf } from '#domain/picture/body.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import type { Matrix4 } from '#domain/picture/projection.ts'
import { type NamedVolume, visibleOutlines } from '#domain/picture/visible-outline.ts'
import { entriesOf } from './entries.ts'
import type { FileFrame, FileInteractive, FileTarget } from './file-types.ts'

/** A region as stored, except that its target is an id of the file. */
export interface FileRegion {
  readonly target: FileTarget
  readonly polygons: readonly Polygon[]
}

/** The regions of a frame: drawn regions first, then computed ones. */
export interface OutlinedFrame {
  readonly drawn: readonly FileRegion[]
  /** Null if the stored regions were computed from the same camera and volumes. */
  readonly seen: readonly FileRegion[] | null
  /** The hash of the camera and volumes; null without a camera. */
  readonly hash: string | null
}

/** The regions of every frame, and errors for cameras that see nothing. */
export interface OutlinedFrames {
  readonly frames: ReadonlyMap<FileFrame, OutlinedFrame>
  readonly errors: readonly ImportError[]
}

/** What computing regions needs. */
interface Outlining {
  /** The hashes of the stored frames, by `frameName`. */
  readonly stored: ReadonlyMap<string, string | null>
  /** Regions that this import has computed already, by hash. */
  readonly known: Map<string, readonly FileRegion[]>
  readonly onProgress: (done: number, total: number) => void
  readonly see?: typeof visibleOutlines<FileTarget>
}

const NOTHING_SEEN = 'None of the volumes can be seen through it: write the matrix row by row, as projection × view'

// Part of every hash. Raise it when the same volumes give other outlines, so that they are computed again.
const RULES = 2

/** Names a frame by its picture's id in the file. */
export function frameName(interactive: string, frame: number): string {
  return `${interactive} ${frame}`
}

/** Computes the regions of every frame. Skips frames whose camera and volumes are the same as stored. */
export async function outlineFrames(
  interactives: readonly FileInteractive[],
  { stored, known, onProgress, see = visibleOutlines }: Outlining,
): Promise<OutlinedFrames> {
  const frames = new Map<FileFrame, OutlinedFrame>()
  const errors: ImportError[] = []
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
      // Lets other requests run if this is not a worker thread.
      await setImmediate()
    }
    const seen = hash === null ? [] : (known.get(hash) ?? null)
    // A camera that sees no volume has a wrong matrix: transposed, or with the axes of another program.
    if (frame.camera && seen?.length === 0) errors.push({ path: `${path}.camera`, reason: NOTHING_SEEN })
    frames.set(frame, { drawn: frame.regions, seen, hash })
  }
  if (total > 0) onProgress(total, total)
  return { frames, errors }
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
  // Joins the volumes of a target into one region: a storey may have several volumes, and a unit may have a terrace.
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

/** Rounding can leave a corner slightly outside of the picture. */
function withinPicture(polygon: Polygon): Polygon {
  return polygon.map(([x, y]) => [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))])
}

import type { ImportError } from '#contract/errors.ts'
import type { InteractiveKind } from '#contract/interactive.ts'
import { checkOrbits } from './check-orbits.ts'
import { checkBody } from './check-volumes.ts'
import { type Entry, entriesOf } from './entries.ts'
import type { FileFrame, FileHotspot, FileInteractive, FileTarget } from './file-types.ts'
import type { KnownIds } from './known-ids.ts'
import { unknownReference } from './show-value.ts'

/** Checks the pictures of a file: their kinds, estates, parents, targets and cameras. */
export function checkPictures(
  interactives: readonly FileInteractive[],
  known: KnownIds,
  kinds: readonly InteractiveKind[],
): readonly ImportError[] {
  const entries = entriesOf('interactives', interactives)
  const byId = new Map(interactives.map((interactive) => [interactive.id, interactive]))
  return entries.flatMap(({ path, item }) => [
    ...(kinds.includes(item.kind)
      ? []
      : [
          {
            path: `${path}.kind`,
            reason: `A ${item.kind} picture is not allowed in this file: use ${kinds.join(' or ')}`,
          },
        ]),
    ...(item.estate === undefined || known.estate.has(item.estate)
      ? []
      : [{ path: `${path}.estate`, reason: unknownReference('estate', item.estate, known.estate) }]),
    ...checkParent({ path, item }, byId, known),
    ...item.frames.flatMap((frame, index) => checkRegions({ path: `${path}.frames[${index}]`, item: frame }, known)),
    ...checkOrbits({ path, item }),
    ...checkVolumes({ path, item }, known),
  ])
}

/** Checks that the start picture is in the file. */
export function checkRoot(root: string | undefined, known: KnownIds): readonly ImportError[] {
  return root === undefined || known.interactive.has(root)
    ? []
    : [{ path: 'root', reason: unknownReference('picture', root, known.interactive) }]
}

/** Checks that a target exists. A region with an unknown target would lead nowhere. */
function checkTarget(path: string, { kind, id }: FileTarget, known: KnownIds): readonly ImportError[] {
  return known[kind].has(id) ? [] : [{ path: `${path}.target.id`, reason: unknownReference(kind, id, known[kind]) }]
}

/** Checks the target of a hotspot: another scene of the same panorama, or anything a region can show. */
export function checkHotspot(
  { path, item: { target } }: Entry<FileHotspot>,
  known: KnownIds,
  scenes: ReadonlySet<string>,
): readonly ImportError[] {
  if (target.kind !== 'scene') return checkTarget(path, { kind: target.kind, id: target.id }, known)
  return scenes.has(target.id)
    ? []
    : [{ path: `${path}.target.id`, reason: unknownReference('scene', target.id, scenes) }]
}

function checkParent(
  { path, item: { id, parent } }: Entry<FileInteractive>,
  byId: ReadonlyMap<string, FileInteractive>,
  { interactive }: KnownIds,
): readonly ImportError[] {
  if (!parent) return []
  const above = byId.get(parent.interactive)
  if (!above && interactive.has(parent.interactive)) return []
  if (!above) {
    const reason = unknownReference('picture', parent.interactive, interactive)
    return [{ path: `${path}.parent.interactive`, reason }]
  }
  if (parent.frame >= above.frames.length) {
    return [
      {
        path: `${path}.parent.frame`,
        reason: `"${above.id}" has no frame ${parent.frame}: its frames are 0 to ${above.frames.length - 1}`,
      },
    ]
  }
  return leadsTo(id, above, byId)
    ? [{ path: `${path}.parent`, reason: `Leads back to "${id}" itself: name the picture above it` }]
    : []
}

function leadsTo(id: string, from: FileInteractive, byId: ReadonlyMap<string, FileInteractive>): boolean {
  const seen = new Set<string>()
  let at: FileInteractive | undefined = from
  while (at && !seen.has(at.id)) {
    if (at.id === id) return true
    seen.add(at.id)
    at = at.parent && byId.get(at.parent.interactive)
  }
  return false
}

function checkRegions({ path, item }: Entry<FileFrame>, known: KnownIds): readonly ImportError[] {
  return entriesOf(`${path}.regions`, item.regions).flatMap((region) =>
    checkTarget(region.path, region.item.target, known),
  )
}

function checkVolumes({ path, item: { volumes, frames } }: Entry<FileInteractive>, known: KnownIds): ImportError[] {
  const cameras = entriesOf(`${path}.frames`, frames).filter(({ item }) => item.camera)
  const errors = entriesOf(`${path}.volumes`, volumes).flatMap((volume) => [
    ...checkTarget(volume.path, volume.item.target, known),
    ...checkBody(volume),
  ])
  if (volumes.length > 0 && cameras.length === 0) {
    errors.push({
      path: `${path}.volumes`,
      reason: 'No frame has a camera to view them with: add a camera to a frame, or draw regions',
    })
  }
  if (volumes.length > 0) return errors
  return cameras.map((camera) => ({
    path: `${camera.path}.camera`,
    reason: 'The picture has no volumes for this camera: add volumes, or remove the camera',
  }))
}

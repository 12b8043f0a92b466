import type { MediaRow } from '#server/media/media-store.ts'
import { isWhole } from '#server/media/media-type.ts'
import { TYPES_BY_ENDING, typeOfName } from '#server/media/name-type.ts'
import { PACKED_ENDING } from '#server/media/packed-medium.ts'
import type { MediaNames, NamedMedium } from './media-names.ts'

// Some file systems do not support longer names or these characters.
const MAX_BYTES = 200
const UNSAFE = /[\p{Cc}\\:*?"<>|]|[. ]$/u

/** Whether a medium is written as the file that was sent; the sent files of pictures and drawings are not stored. */
export function isKeptAsSent({ media_type }: Pick<MediaRow, 'media_type'>): boolean {
  return isWhole(media_type) && media_type !== 'image/svg+xml'
}

/** The path of a medium beside the project file. */
export function pathBeside({ name, row }: NamedMedium): string {
  return isKeptAsSent(row) ? name : name + PACKED_ENDING
}

/** Gives media valid file names: their own, or one made from the hash of their content. */
export function namesBeside(media: MediaNames, projectFile: string): MediaNames {
  // Many file systems are case-insensitive.
  const taken = new Set([projectFile.toLowerCase()])
  const folders = new Set<string>()
  const named = new Map<number, NamedMedium>()
  for (const [id, medium] of media) {
    const target = pathBeside(medium).toLowerCase()
    const above = foldersOf(target)
    const isFree = !taken.has(target) && !folders.has(target) && above.every((folder) => !taken.has(folder))
    if (!isFree || !isSafe(medium)) {
      named.set(id, { ...medium, name: nameByContent(medium.row) })
      continue
    }
    taken.add(target)
    for (const folder of above) folders.add(folder)
    named.set(id, medium)
  }
  return named
}

function isSafe({ name, row }: NamedMedium): boolean {
  // An import determines the type of a file from its extension.
  if (isKeptAsSent(row) && typeOfName(name) !== row.media_type) return false
  return name.split('/').every((part) => part !== '' && !UNSAFE.test(part) && Buffer.byteLength(part) <= MAX_BYTES)
}

function nameByContent({ hash, media_type }: MediaRow): string {
  const ending = Object.keys(TYPES_BY_ENDING).find((each) => TYPES_BY_ENDING[each] === media_type)
  return `media-by-content/${hash}${ending}`
}

/** All parent folders: `a` and `a/b` for `a/b/c`. */
function foldersOf(target: string): readonly string[] {
  const parts = target.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

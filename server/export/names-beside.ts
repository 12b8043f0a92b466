import type { MediaRow } from '#server/media/media-store.ts'
import { isWhole } from '#server/media/media-type.ts'
import { TYPES_BY_ENDING, typeOfName } from '#server/media/name-type.ts'
import { PACKED_ENDING } from '#server/media/packed-medium.ts'
import type { MediaNames, NamedMedium } from './media-names.ts'

// Longer names, and these characters, are not for every file system.
const MAX_BYTES = 200
const UNSAFE = /[\p{Cc}\\:*?"<>|]|[. ]$/u

/** Whether a medium is written as the file that was sent; of pictures and drawings that file is not kept. */
export function isKeptAsSent({ media_type }: Pick<MediaRow, 'media_type'>): boolean {
  return isWhole(media_type) && media_type !== 'image/svg+xml'
}

/** What is written beside the project file for a medium. */
export function pathBeside({ name, row }: NamedMedium): string {
  return isKeptAsSent(row) ? name : name + PACKED_ENDING
}

/** Gives media names under which they can be written beside a project file: their own, or one after their content. */
export function namesBeside(media: MediaNames, projectFile: string): MediaNames {
  // Many file systems do not tell capitals from small letters.
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
  // An import tells the type of a file by its ending.
  if (isKeptAsSent(row) && typeOfName(name) !== row.media_type) return false
  return name.split('/').every((part) => part !== '' && !UNSAFE.test(part) && Buffer.byteLength(part) <= MAX_BYTES)
}

function nameByContent({ hash, media_type }: MediaRow): string {
  const ending = Object.keys(TYPES_BY_ENDING).find((each) => TYPES_BY_ENDING[each] === media_type)
  return `media-by-content/${hash}${ending}`
}

/** `a/b/c` lies in `a` and `a/b`. */
function foldersOf(target: string): readonly string[] {
  const parts = target.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

import type { MediaType } from '#contract/media.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { detectMediaType } from './media-type.ts'

export type { Refusal }

const MEGABYTE = 1024 * 1024

/** The largest file of any type: what a body has to be allowed to be. */
export const MAX_FILE_SIZE = 200 * MEGABYTE

const MAX_SIZES: Record<MediaType, number> = {
  'image/avif': 50 * MEGABYTE,
  'image/jpeg': 50 * MEGABYTE,
  'image/png': 50 * MEGABYTE,
  // A drawing is read in one go, which keeps every other request waiting: a second or two for this much.
  'image/svg+xml': 5 * MEGABYTE,
  'image/webp': 50 * MEGABYTE,
  'video/mp4': MAX_FILE_SIZE,
  'video/webm': MAX_FILE_SIZE,
  'application/pdf': 50 * MEGABYTE,
}

/** Refuses a file that is too large or something else than it is called; null when it can be looked into. */
export function refuseFile(bytes: Buffer, declared: MediaType): Refusal | null {
  const max = MAX_SIZES[declared]
  if (bytes.length > max) {
    return { refused: 'payload_too_large', reason: `A file of ${declared} can have ${max / MEGABYTE} MB at most` }
  }
  const found = detectMediaType(bytes)
  return found === declared ? null : refuseType(declared, found)
}

/** The refusal of a file that is called one type and is another. */
export function refuseType(declared: MediaType, found: MediaType | null): Refusal {
  const reason = `The file is called ${declared} but is ${found ?? 'of no known type'}`
  return { refused: 'unsupported_media_type', reason }
}

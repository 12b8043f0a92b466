import type { MediaType } from '#contract/media.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { detectMediaType } from './media-type.ts'

export type { Refusal }

const MEGABYTE = 1024 * 1024

/** The largest file of any type, and so the largest body. */
export const MAX_FILE_SIZE = 200 * MEGABYTE

const MAX_SIZES: Record<MediaType, number> = {
  'image/avif': 50 * MEGABYTE,
  'image/jpeg': 50 * MEGABYTE,
  'image/png': 50 * MEGABYTE,
  // The size limit of drawings is lower, because sanitising takes a second or two for this much.
  'image/svg+xml': 5 * MEGABYTE,
  'image/webp': 50 * MEGABYTE,
  'video/mp4': MAX_FILE_SIZE,
  'video/webm': MAX_FILE_SIZE,
  'application/pdf': 50 * MEGABYTE,
}

/** Refuses a file that is too large or has another type than declared; null if it passes these checks. */
export function refuseFile(bytes: Buffer, declared: MediaType): Refusal | null {
  const max = MAX_SIZES[declared]
  if (bytes.length > max) {
    return { refused: 'payload_too_large', reason: `A file of ${declared} can have ${max / MEGABYTE} MB at most` }
  }
  const found = detectMediaType(bytes)
  return found === declared ? null : refuseType(declared, found)
}

/** Refuses a file whose content has another type than declared. */
export function refuseType(declared: MediaType, found: MediaType | null): Refusal {
  const reason = `The file was sent as ${declared} but is ${found ?? 'of an unknown type'}`
  return { refused: 'unsupported_media_type', reason }
}

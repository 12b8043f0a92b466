import path from 'node:path'
import type { MediaType } from '#contract/media.ts'

/** Media types by file extension. */
export const TYPES_BY_ENDING: Readonly<Record<string, MediaType>> = {
  '.avif': 'image/avif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
}

/** The media type for a file name. The content is checked when it is stored. */
export function typeOfName(name: string): MediaType | undefined {
  return TYPES_BY_ENDING[path.extname(name).toLowerCase()]
}

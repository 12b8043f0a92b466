import path from 'node:path'
import type { MediaType } from '#contract/media.ts'

/** Media types by the ending of a file's name. */
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

/** What a file's name says it is; its content is checked when it is stored. */
export function typeOfName(name: string): MediaType | undefined {
  return TYPES_BY_ENDING[path.extname(name).toLowerCase()]
}

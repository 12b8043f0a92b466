import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { MEDIA_TYPES } from '#contract/media.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { detectMediaType, isWhole, WHOLE_FILES } from './media-type.ts'
import { prepareDrawing } from './prepare-drawing.ts'
import type { PreparedFile, StoredFile } from './prepared-file.ts'

/**
 * A stored picture or drawing. The original file is not kept, so an export writes this instead: a folder with the name
 * of the file and this extension. An import stores it unchanged, under the same URL.
 */
export interface PackedMedium {
  readonly file: StoredFile
  readonly parts: PreparedFile['parts']
}

/** The extension of the folder of a packed media file. */
export const PACKED_ENDING = '.media'

/** The facts about the media file in its folder. */
export const PACKED_FACTS = 'medium.json'

// Drawings have their own units, so their sizes may be large.
const side = z.int32().min(1)
const facts = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{32}$/),
  media_type: z.enum(MEDIA_TYPES).refine((type) => type.startsWith('image/')),
  size: z.int().min(0),
  width: side.nullable(),
  height: side.nullable(),
  widths: z.array(side).max(20),
  placeholder: z
    .string()
    .max(10_000)
    .regex(/^(?:data:image\/webp;base64,[A-Za-z0-9+/=]+)?$/),
})

const BROKEN: Refusal = {
  refused: 'bad_request',
  reason: `A ${PACKED_ENDING} folder does not match what an export writes`,
}

/** The parts of a stored picture or drawing to pack. Parts that can be derived from them are left out. */
export function partsToPack({ media_type, widths }: Pick<StoredFile, 'media_type' | 'widths'>): readonly string[] {
  if (isWhole(media_type)) return [WHOLE_FILES[media_type]]
  return widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
}

/** Reads a packed media file; null if there is no such folder. */
export async function readPacked(folder: string): Promise<PackedMedium | null> {
  const text = await readFile(path.join(folder, PACKED_FACTS), 'utf8').catch(nullWhenMissing)
  if (text === null) return null
  const file = facts.parse(JSON.parse(text))
  const parts = partsToPack(file).map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) }))
  return { file, parts: await Promise.all(parts) }
}

/**
 * Checks a packed media file, which may come from anywhere. Drawings are cleaned again, and pictures have to be
 * pictures.
 */
export async function checkPacked({ file, parts }: PackedMedium): Promise<PackedMedium | Refusal> {
  if (file.media_type === 'image/svg+xml') {
    const drawing = await prepareDrawing(parts[0]?.bytes ?? Buffer.of())
    if ('refused' in drawing) return drawing
    const { parts: cleaned, ...known } = drawing
    return { file: { ...file, ...known }, parts: cleaned }
  }
  const isSound = parts.every(({ name, bytes }) => detectMediaType(bytes) === `image/${path.extname(name).slice(1)}`)
  return isSound && parts.length > 0 && file.widths.at(-1) === file.width ? { file, parts } : BROKEN
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return null
  throw error
}

import { createHash } from 'node:crypto'
import type { MediaType } from '#contract/media.ts'
import { loadSharp } from '#server/media/load-sharp.ts'
import { type Refusal, refuseFile } from '#server/media/media-refusal.ts'
import { isWhole } from '#server/media/media-type.ts'
import { checkPacked, type PackedMedium } from '#server/media/packed-medium.ts'
import { prepareDrawing } from '#server/media/prepare-drawing.ts'
import type { StoredFile } from '#server/media/prepared-file.ts'

/** Checks a media file without storing or encoding it. */
export async function checkMedium(bytes: Buffer, type: MediaType): Promise<StoredFile | Refusal> {
  const refusal = refuseFile(bytes, type) ?? (await refuseContent(bytes, type))
  if (refusal) return refusal
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { hash, media_type: type, size: bytes.length, width: null, height: null, widths: [], placeholder: '' }
}

/** Does the same for a file that an export packed. */
export async function checkPackedMedium(packed: PackedMedium): Promise<StoredFile | Refusal> {
  const checked = await checkPacked(packed)
  return 'refused' in checked ? checked : checked.file
}

async function refuseContent(bytes: Buffer, type: MediaType): Promise<Refusal | null> {
  if (type === 'image/svg+xml') {
    const drawing = await prepareDrawing(bytes)
    return 'refused' in drawing ? drawing : null
  }
  if (isWhole(type)) return null
  try {
    const sharp = await loadSharp()
    // Decodes every pixel: a truncated picture still has a valid header.
    await sharp(bytes, { failOn: 'error' }).resize(1).raw().toBuffer()
    return null
  } catch {
    return { refused: 'bad_request', reason: 'The picture is broken' }
  }
}

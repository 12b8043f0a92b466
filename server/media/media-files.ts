import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { MediaType } from '#contract/media.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { createFolderStorage } from '#server/storage/folder-storage.ts'
import { HASH, type MediaStorage } from '#server/storage/media-storage.ts'
import { refuseFile, refuseType } from './media-refusal.ts'
import { isWhole, WHOLE_FILES } from './media-type.ts'
import { checkPacked, type PackedMedium } from './packed-medium.ts'
import { prepareDrawing } from './prepare-drawing.ts'
import { createPreparePicture } from './prepare-picture.ts'
import type { PreparedFile, StoredFile } from './prepared-file.ts'

/** Media by content hash, in a folder or a bucket. Several processes can share them. */
export interface MediaFiles extends Pick<MediaStorage, 'open' | 'clean' | 'freeBytes'> {
  /** The storage itself, for copying all of it. */
  readonly storage: MediaStorage
  /** Stores a file, or returns why it can't. A file that is already stored is not encoded again. */
  readonly add: (bytes: Buffer, mediaType: MediaType) => Promise<StoredFile | Refusal>
  /** Stores a file that was packed from another media folder, unchanged. */
  readonly addPacked: (packed: PackedMedium) => Promise<StoredFile | Refusal>
}

const META = 'meta.json'
const PART = /^(?:[0-9]{1,5}\.(?:avif|webp)|file\.(?:svg|svg\.br|svg\.gz|mp4|webm|pdf))$/

/** Opens media in a folder. */
export function createMediaFiles(dir: string): MediaFiles {
  return createStoredMedia(createFolderStorage(dir))
}

/** Opens media in a storage. */
export function createStoredMedia(storage: MediaStorage): MediaFiles {
  const preparePicture = createPreparePicture()
  const underway = new Map<string, Promise<StoredFile | Refusal>>()

  return {
    add: async (bytes, mediaType) => {
      const refusal = refuseFile(bytes, mediaType)
      if (refusal) return refusal
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
      // The same file twice in one import is encoded once.
      const task = underway.get(hash) ?? store(hash, bytes, mediaType).finally(() => underway.delete(hash))
      underway.set(hash, task)
      return task
    },
    addPacked: async (packed) => {
      const checked = await checkPacked(packed)
      if ('refused' in checked) return checked
      const { file, parts } = checked
      const stored = await find(file.hash)
      if (stored) return stored.media_type === file.media_type ? stored : refuseType(file.media_type, stored.media_type)
      await storage.put(file.hash, [...parts, { name: META, bytes: Buffer.from(JSON.stringify(file)) }])
      return file
    },
    open: async (hash, part) => (HASH.test(hash) && PART.test(part) ? storage.open(hash, part) : null),
    storage,
    clean: storage.clean,
    freeBytes: storage.freeBytes,
  }

  async function store(hash: string, bytes: Buffer, mediaType: MediaType): Promise<StoredFile | Refusal> {
    const stored = await find(hash)
    if (stored) return stored.media_type === mediaType ? stored : refuseType(mediaType, stored.media_type)
    const prepared = await prepare(bytes, mediaType)
    if ('refused' in prepared) return prepared
    const { parts, ...facts } = prepared
    const file: StoredFile = { hash, media_type: mediaType, size: bytes.length, ...facts }
    await storage.put(hash, [...parts, { name: META, bytes: Buffer.from(JSON.stringify(file)) }])
    return file
  }

  async function prepare(bytes: Buffer, mediaType: MediaType): Promise<PreparedFile | Refusal> {
    if (!isWhole(mediaType)) return preparePicture(bytes)
    if (mediaType === 'image/svg+xml') return prepareDrawing(bytes)
    const parts = [{ name: WHOLE_FILES[mediaType], bytes }]
    return { width: null, height: null, widths: [], placeholder: '', parts }
  }

  async function find(hash: string): Promise<StoredFile | null> {
    // Marks the file as used before reading it, so that the clean-up can't remove it in between.
    if (!(await storage.keep(hash))) return null
    const meta = await storage.open(hash, META)
    return meta && (JSON.parse(await text(await meta.read())) as StoredFile)
  }
}

import { createHash } from 'node:crypto'
import { access, constants, type FileHandle, open, readFile, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { MediaType } from '#contract/media.ts'
import type { Refusal } from '#server/manage/refusal.ts'
import { type Cleaning, cleanFolder, HASH, keepFolder } from './clean-folder.ts'
import { refuseFile, refuseType } from './media-refusal.ts'
import { isWhole, WHOLE_FILES } from './media-type.ts'
import { checkPacked, type PackedMedium } from './packed-medium.ts'
import { prepareDrawing } from './prepare-drawing.ts'
import { createPreparePicture } from './prepare-picture.ts'
import type { PreparedFile } from './prepared-file.ts'
import { writeFolder } from './write-folder.ts'

/** What is told about a stored file. */
export interface StoredFile extends Omit<PreparedFile, 'parts'> {
  /** Of the file as it was sent: the same file is the same address. */
  readonly hash: string
  readonly media_type: MediaType
  /** Bytes of the file as it was sent. */
  readonly size: number
}

/** A folder of media by content; several processes can share it. */
export interface MediaFiles {
  /** Stores a file, or tells why it can't be. What is stored already is not encoded again. */
  readonly add: (bytes: Buffer, mediaType: MediaType) => Promise<StoredFile | Refusal>
  /** Stores a file that was packed from another folder of media, as it is there. */
  readonly addPacked: (packed: PackedMedium) => Promise<StoredFile | Refusal>
  /** Opens a part of a stored file by its name; null when there is none. The caller closes it. */
  readonly open: (hash: string, part: string) => Promise<FileHandle | null>
  /** Removes what has not been used for long; gives the hashes. */
  readonly clean: (cleaning: Cleaning) => Promise<readonly string[]>
  /** How many bytes can still be stored; null when the folder is missing or cannot be written to. */
  readonly freeBytes: () => Promise<number | null>
}

const PART = /^(?:[0-9]{1,5}\.(?:avif|webp)|file\.(?:svg|svg\.br|svg\.gz|mp4|webm|pdf))$/
const META = 'meta.json'

/** Opens a folder of media. */
export function createMediaFiles(dir: string): MediaFiles {
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
      await writeFolder(dir, file.hash, [...parts, { name: META, bytes: Buffer.from(JSON.stringify(file)) }])
      return file
    },
    open: async (hash, part) => {
      if (!HASH.test(hash) || !PART.test(part)) return null
      return open(path.join(dir, hash, part)).catch(nullWhenMissing)
    },
    clean: (cleaning) => cleanFolder(dir, cleaning),
    freeBytes: async () => {
      try {
        await access(dir, constants.R_OK | constants.W_OK)
        const { bavail, bsize } = await statfs(dir)
        return bavail * bsize
      } catch {
        return null
      }
    },
  }

  async function store(hash: string, bytes: Buffer, mediaType: MediaType): Promise<StoredFile | Refusal> {
    const stored = await find(hash)
    if (stored) return stored.media_type === mediaType ? stored : refuseType(mediaType, stored.media_type)
    const prepared = await prepare(bytes, mediaType)
    if ('refused' in prepared) return prepared
    const { parts, ...facts } = prepared
    const file: StoredFile = { hash, media_type: mediaType, size: bytes.length, ...facts }
    await writeFolder(dir, hash, [...parts, { name: META, bytes: Buffer.from(JSON.stringify(file)) }])
    return file
  }

  async function prepare(bytes: Buffer, mediaType: MediaType): Promise<PreparedFile | Refusal> {
    if (!isWhole(mediaType)) return preparePicture(bytes)
    if (mediaType === 'image/svg+xml') return prepareDrawing(bytes)
    const parts = [{ name: WHOLE_FILES[mediaType], bytes }]
    return { width: null, height: null, widths: [], placeholder: '', parts }
  }

  async function find(hash: string): Promise<StoredFile | null> {
    // Before it is read, so that it can't go between.
    await keepFolder(dir, hash)
    const text = await readFile(path.join(dir, hash, META), 'utf8').catch(nullWhenMissing)
    return text === null ? null : (JSON.parse(text) as StoredFile)
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

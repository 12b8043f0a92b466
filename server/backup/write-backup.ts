import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { Database } from '#server/db/database.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { HASH, type MediaStorage } from '#server/storage/media-storage.ts'
import { type Dump, dumpTables } from './dump-tables.ts'
import { type BackupPart, MANIFEST, type Manifest, PART_NAME } from './manifest.ts'
import { type BackupSummary, summaryOf, verifyBackup } from './read-backup.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

interface BackupDeps {
  readonly database: Database
  readonly media: Pick<MediaStorage, 'list' | 'open'>
  /** The folder with mails stored as files and the secret key. */
  readonly dataDir: string
  readonly now: Date
}

/** What a backup contains and what was missing. */
export interface WrittenBackup extends BackupSummary {
  /** How many media the rows refer to that are missing from storage. */
  readonly missing: number
}

const FILE_ERRORS: ReadonlySet<string> = new Set(
  'ENOENT ENOTDIR EISDIR EACCES EPERM EROFS ENOSPC EDQUOT EFBIG EIO ENAMETOOLONG'.split(' '),
)
const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS'])
const CHUNK = 262_144
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
}

/**
 * Writes everything into one file and reads it back. The file gets its name only after it is complete and verified. The
 * database stays in use meanwhile.
 */
export async function writeBackup(deps: BackupDeps, file: string): Promise<WrittenBackup | Refusal> {
  if (await exists(file)) return { refused: 'conflict', reason: `${file} already exists: choose another name` }
  const part = `${file}.${randomUUID()}.part`
  try {
    const missing = await writeWhole(deps, part)
    const manifest = await verifyBackup(part)
    if ('refused' in manifest) return manifest
    await rename(part, file)
    await syncFolder(path.dirname(file))
    return { ...summaryOf(manifest), missing }
  } catch (error) {
    const { code = '', path: failed } = error as NodeJS.ErrnoException
    // Database errors are explained elsewhere.
    if (!FILE_ERRORS.has(code)) throw error
    const reason = failed && !failed.startsWith(file) ? `${failed} can't be read (${code})` : wordWriteError(file, code)
    return { refused: 'conflict', reason }
  } finally {
    await rm(part, { force: true })
  }
}

/** Why a backup can't be written, and what to do about it. */
function wordWriteError(file: string, code: string): string {
  const folder = path.dirname(file)
  const fault = `${file} can't be written (${code})`
  if (code === 'ENOENT') return `${fault}: there is no folder ${folder}, or the server does not see it`
  if (!FORBIDDEN.has(code)) return fault
  return `${fault}. Where a server runs, its process writes the file: its user needs the right to write to ${folder}, and under systemd the unit has to name the folder in ReadWritePaths= and be restarted`
}

async function writeWhole({ database, media, dataDir, now }: BackupDeps, part: string): Promise<number> {
  const rows = await openScratch(`${part}.rows`)
  try {
    const dump = await dumpTables(database, rows)
    const { names, missing } = await listFiles(media, dataDir, dump.hashes)
    const archive = Readable.from(archiveOf({ dump, rows, media, dataDir, names, now }))
    await pipeline(archive, createZstdCompress(COMPRESSION), createWriteStream(part, { mode: 0o600, flush: true }))
    return missing
  } finally {
    await rows.close()
  }
}

/** Opens a file and unlinks it, so that it disappears with the process: it contains personal data. */
async function openScratch(file: string): Promise<FileHandle> {
  const handle = await open(file, 'wx+', 0o600)
  await rm(file, { force: true })
  return handle
}

/** Lists the media that rows refer to and the other files of the data folder. Media files never change. */
async function listFiles(media: BackupDeps['media'], dataDir: string, hashes: readonly string[]) {
  const names: string[] = []
  let missing = 0
  for (const hash of hashes) {
    const found = (await media.list(hash)).map((name) => `media/${hash}/${name}`).filter((name) => PART_NAME.test(name))
    if (found.length === 0) missing += 1
    names.push(...found)
  }
  const mails = await readdir(path.join(dataDir, 'mail')).catch(() => [])
  names.push(
    ...mails
      .map((name) => `mail/${name}`)
      .filter((name) => PART_NAME.test(name))
      .toSorted(),
  )
  if (await exists(path.join(dataDir, 'secret.key'))) names.push('secret.key')
  return { names, missing }
}

interface Archive {
  readonly dump: Dump
  readonly rows: FileHandle
  readonly media: BackupDeps['media']
  readonly dataDir: string
  readonly names: readonly string[]
  readonly now: Date
}

/** Files come before rows: when rows are loaded, the files they refer to already exist. */
async function* archiveOf({ dump, rows, media, dataDir, names, now }: Archive): AsyncGenerator<Buffer> {
  const parts: BackupPart[] = []
  for (const name of names) {
    const opened = name.startsWith('media/') ? await openMedium(media, name) : await openFile(dataDir, name)
    const part = opened && (yield* archiveFile(name, opened))
    if (part) parts.push(part)
  }
  let start = 0
  for (const part of dump.parts) {
    yield tarHeader(part.name, part.size)
    yield* readRange(rows, start, part.size)
    yield tarPadding(part.size)
    start += part.size
    parts.push(part)
  }
  const { migrations, tables } = dump
  const manifest: Manifest = { format: 1, created_at: now.toISOString(), migrations, tables, parts }
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  yield tarHeader(MANIFEST, bytes.length)
  yield bytes
  yield tarPadding(bytes.length)
  yield TAR_END
}

interface OpenedFile {
  readonly size: number
  readonly bytes: AsyncIterable<Buffer>
  readonly close: () => Promise<void>
}

async function openMedium(media: BackupDeps['media'], name: string): Promise<OpenedFile | null> {
  const [, hash = '', part = ''] = name.split('/')
  const opened = HASH.test(hash) ? await media.open(hash, part) : null
  if (!opened) return null
  const bytes = await opened.read()
  return { size: opened.size, bytes, close: async () => void bytes.destroy() }
}

/** A mail may be removed at any time; it is then left out. */
async function openFile(dataDir: string, name: string): Promise<OpenedFile | null> {
  const handle = await open(path.join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  const { size } = await handle.stat()
  return { size, bytes: readRange(handle, 0, size), close: () => handle.close() }
}

async function* archiveFile(name: string, { size, bytes, close }: OpenedFile): AsyncGenerator<Buffer, BackupPart> {
  try {
    const hash = createHash('sha256')
    yield tarHeader(name, size)
    for await (const chunk of bytes) {
      hash.update(chunk)
      yield chunk
    }
    yield tarPadding(size)
    return { name, size, sha256: hash.digest('hex') }
  } finally {
    await close()
  }
}

async function* readRange(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - done))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + done)
    if (bytesRead === 0) throw new Error('A file was truncated while it was read')
    done += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import type { Database } from '#server/db/database.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import type { Refusal } from '#server/manage/refusal.ts'
import { type Dump, dumpTables } from './dump-tables.ts'
import { type BackupPart, MANIFEST, type Manifest, PART_NAME } from './manifest.ts'
import { type BackupSummary, summaryOf, verifyBackup } from './read-backup.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.ts'

/** What a backup is made from. */
export interface BackupDeps {
  readonly database: Database
  /** The folder with the media, the mails that wait as files, and the key of secrets. */
  readonly dataDir: string
  readonly now: Date
}

/** What a backup holds, and what it could not. */
export interface WrittenBackup extends BackupSummary {
  /** How many media are named by rows and missing from the disk. */
  readonly missing: number
}

const FILE_ERRORS: ReadonlySet<string> = new Set(
  'ENOENT ENOTDIR EISDIR EACCES EPERM EROFS ENOSPC EDQUOT EFBIG EIO ENAMETOOLONG'.split(' '),
)
const CHUNK = 262_144
const COMPRESSION = {
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 },
}

/**
 * Writes everything into one file and reads it back. The file has its name only when it is whole and was verified. Others
 * keep using the database meanwhile.
 */
export async function writeBackup(deps: BackupDeps, file: string): Promise<WrittenBackup | Refusal> {
  if (await isThere(file)) return { refused: 'conflict', reason: `${file} exists already: give another name` }
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
    // Errors of the database are explained elsewhere.
    if (!FILE_ERRORS.has(code)) throw error
    const what = failed && !failed.startsWith(file) ? `${failed} can't be read` : `${file} can't be written`
    return { refused: 'conflict', reason: `${what} (${code})` }
  } finally {
    await rm(part, { force: true })
  }
}

async function writeWhole({ database, dataDir, now }: BackupDeps, part: string): Promise<number> {
  const rows = await openScratch(`${part}.rows`)
  try {
    const dump = await dumpTables(database, rows)
    const { names, missing } = await listFiles(dataDir, dump.hashes)
    const archive = Readable.from(archiveOf({ dump, rows, dataDir, names, now }))
    await pipeline(archive, createZstdCompress(COMPRESSION), createWriteStream(part, { mode: 0o600, flush: true }))
    return missing
  } finally {
    await rows.close()
  }
}

/** Opens a file that has no name, so that it goes with the process. It holds what visitors wrote. */
async function openScratch(file: string): Promise<FileHandle> {
  const handle = await open(file, 'wx+', 0o600)
  await rm(file, { force: true })
  return handle
}

/** The media that rows name, with what else the data folder holds. Files of media never change. */
async function listFiles(dataDir: string, hashes: readonly string[]) {
  const names: string[] = []
  let missing = 0
  for (const hash of hashes) {
    const found = await namesIn(dataDir, `media/${hash}`)
    if (found.length === 0) missing += 1
    names.push(...found)
  }
  names.push(...(await namesIn(dataDir, 'mail')))
  if (await isThere(path.join(dataDir, 'secret.key'))) names.push('secret.key')
  return { names, missing }
}

async function namesIn(dataDir: string, folder: string): Promise<readonly string[]> {
  const names = await readdir(path.join(dataDir, folder)).catch(() => [])
  return names
    .map((name) => `${folder}/${name}`)
    .filter((name) => PART_NAME.test(name) && !name.endsWith('/unused'))
    .toSorted()
}

interface Archive {
  readonly dump: Dump
  readonly rows: FileHandle
  readonly dataDir: string
  readonly names: readonly string[]
  readonly now: Date
}

/** Files first and rows after them: when rows are loaded, everything that they name is in its place. */
async function* archiveOf({ dump, rows, dataDir, names, now }: Archive): AsyncGenerator<Buffer> {
  const parts: BackupPart[] = []
  for (const name of names) {
    const part = yield* archiveFile(dataDir, name)
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

/** A mail may be removed at any time, and is then left out. */
async function* archiveFile(dataDir: string, name: string): AsyncGenerator<Buffer, BackupPart | null> {
  const handle = await open(path.join(dataDir, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!handle) return null
  try {
    const { size } = await handle.stat()
    const hash = createHash('sha256')
    yield tarHeader(name, size)
    for await (const chunk of readRange(handle, 0, size)) {
      hash.update(chunk)
      yield chunk
    }
    yield tarPadding(size)
    return { name, size, sha256: hash.digest('hex') }
  } finally {
    await handle.close()
  }
}

async function* readRange(file: FileHandle, start: number, size: number): AsyncGenerator<Buffer> {
  for (let done = 0; done < size; ) {
    const chunk = Buffer.alloc(Math.min(CHUNK, size - done))
    const { bytesRead } = await file.read(chunk, 0, chunk.length, start + done)
    if (bytesRead === 0) throw new Error('A file became shorter while it was read')
    done += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createZstdDecompress } from 'node:zlib'
import type { Refusal } from '#server/http/refusal.ts'
import {
  type BackupPart,
  MANIFEST,
  type Manifest,
  manifest as manifestSchema,
  PART_NAME,
  partOfTable,
} from './manifest.ts'
import { type ArchivedFile, readTar } from './tar.ts'

/** How much a backup contains. */
export interface BackupSummary {
  readonly tables: number
  readonly rows: number
  readonly files: number
}

const LINE_END = 10

/** The files of a backup, in archive order. */
export async function* readBackup(file: string): AsyncGenerator<ArchivedFile> {
  const source = createReadStream(file)
  const bytes = createZstdDecompress()
  source.on('error', (error) => bytes.destroy(error))
  try {
    yield* readTar(source.pipe(bytes))
  } finally {
    source.destroy()
    bytes.destroy()
  }
}

/** Reads a whole backup and compares it with its manifest; returns a refusal that names the first mismatch. */
export async function verifyBackup(file: string): Promise<Manifest | Refusal> {
  try {
    const found = new Map<string, BackupPart & { readonly lines: number }>()
    let manifest: Manifest | null = null
    for await (const archived of readBackup(file)) {
      if (archived.name === MANIFEST) manifest = await readManifest(archived)
      else found.set(archived.name, await measure(archived))
    }
    if (!manifest) return damaged(file, 'it has no manifest')
    const fault = faultOf(manifest, found)
    return fault === null ? manifest : damaged(file, fault)
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException
    if (syscall !== undefined) return { refused: 'bad_request', reason: `${file} can't be read (${code})` }
    return damaged(file, message)
  }
}

export function summaryOf({ tables, parts }: Manifest): BackupSummary {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return { tables: tables.length, rows, files: parts.length - tables.length }
}

async function readManifest({ bytes }: ArchivedFile): Promise<Manifest> {
  const result = manifestSchema.safeParse(JSON.parse(await text(bytes)))
  if (!result.success) throw new Error('its manifest has an unknown format')
  return result.data
}

async function measure({ name, size, bytes }: ArchivedFile) {
  const hash = createHash('sha256')
  let lines = 0
  for await (const chunk of bytes) {
    hash.update(chunk)
    if (name.startsWith('tables/')) lines += countLines(chunk)
  }
  return { name, size, sha256: hash.digest('hex'), lines }
}

function countLines(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) count += 1
  return count
}

function faultOf(
  { parts, tables }: Manifest,
  found: ReadonlyMap<string, BackupPart & { readonly lines: number }>,
): string | null {
  const listed = new Set(parts.map(({ name }) => name))
  const extra = [...found.keys()].find((name) => !listed.has(name))
  if (extra !== undefined) return `${extra} is not in its manifest`
  for (const { name, size, sha256 } of parts) {
    if (!PART_NAME.test(name)) return `${name} is not a valid name for a part`
    const part = found.get(name)
    if (!part) return `${name} is missing`
    if (part.size !== size || part.sha256 !== sha256) return `${name} does not match its checksum`
  }
  const wrong = tables.find(({ name, rows }) => found.get(partOfTable(name))?.lines !== rows)
  return wrong ? `the number of rows of the table ${wrong.name} does not match` : null
}

function damaged(file: string, what: string): Refusal {
  return { refused: 'bad_request', reason: `${file} is not a complete backup: ${what}` }
}

import { createWriteStream } from 'node:fs'
import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReachingActor } from '#server/account/caller.ts'
import type { Database } from '#server/db/database.ts'
import { isRefusal, type Refusal } from '#server/http/refusal.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import { PACKED_FACTS, partsToPack } from '#server/media/packed-medium.ts'
import type { StoredFile } from '#server/media/prepared-file.ts'
import { exportProject } from './export-project.ts'
import { jsonPieces } from './json-pieces.ts'
import type { NamedMedium } from './media-names.ts'
import { isKeptAsSent, namesBeside, pathBeside } from './names-beside.ts'

interface WriteDeps {
  readonly database: Database
  readonly files: MediaFiles
  readonly onProgress: (done: number, total: number) => void
}

/** Where an export is written to. */
interface ExportTarget {
  readonly file: string
  /** Whether to write the media beside it. */
  readonly withMedia: boolean
}

/** What was written. */
export interface WrittenExport {
  readonly units: number
  /** How many media were written. */
  readonly media: number
  /** How many media of the project are missing from storage. */
  readonly missing: number
}

/** Writes a project into a new file. The file is written last, so if it exists, so do its media. */
export async function writeExport(
  { database, files, onProgress }: WriteDeps,
  by: ReachingActor,
  projectId: number,
  { file, withMedia }: ExportTarget,
): Promise<WrittenExport | Refusal> {
  if (await exists(file)) return taken(file)
  const folder = path.dirname(file)
  if (withMedia) await mkdir(folder, { recursive: true })
  if (!(await exists(folder))) {
    return { refused: 'bad_request', reason: `${file} can't be written: its folder does not exist` }
  }
  const nameMedia = withMedia ? { nameMedia: (media: ExportedMedia) => namesBeside(media, path.basename(file)) } : {}
  const exported = await exportProject(database, by, projectId, nameMedia)
  if (isRefusal(exported)) return exported
  const media = withMedia ? distinct(exported.media) : []
  for (const medium of media) {
    const target = path.join(folder, pathBeside(medium))
    if (await exists(target)) return taken(target)
  }
  let missing = 0
  for (const [index, medium] of media.entries()) {
    onProgress(index, media.length)
    if (!(await writeMedium(files, folder, medium))) missing += 1
  }
  await writeStream(file, Readable.from(jsonPieces(exported.file)))
  return { units: exported.units, media: media.length - missing, missing }
}

type ExportedMedia = Parameters<typeof namesBeside>[0]

/** Media with the same name have the same content and are written once. */
function distinct(media: readonly NamedMedium[]): readonly NamedMedium[] {
  return [...new Map(media.map((medium) => [medium.name, medium])).values()]
}

/** Writes a medium beside the project file; false if it is missing from storage. */
async function writeMedium(files: MediaFiles, folder: string, medium: NamedMedium): Promise<boolean> {
  const target = path.join(folder, pathBeside(medium))
  const { row } = medium
  if (isKeptAsSent(row)) {
    await mkdir(path.dirname(target), { recursive: true })
    return copyParts(files, row, () => target)
  }
  await mkdir(target, { recursive: true })
  if (!(await copyParts(files, row, (part) => path.join(target, part)))) {
    await rm(target, { recursive: true, force: true })
    return false
  }
  const { hash, media_type, size, width, height, widths, placeholder } = row
  const facts: StoredFile = { hash, media_type, size, width, height, widths, placeholder }
  await writeFile(path.join(target, PACKED_FACTS), `${JSON.stringify(facts)}\n`, { flush: true })
  return true
}

async function copyParts(
  files: MediaFiles,
  row: NamedMedium['row'],
  targetOf: (part: string) => string,
): Promise<boolean> {
  for (const part of partsToPack(row)) {
    const opened = await files.open(row.hash, part)
    if (!opened) return false
    try {
      await writeStream(targetOf(part), await opened.read())
    } finally {
      await opened.close()
    }
  }
  return true
}

/** Writes a new file completely or not at all. */
async function writeStream(file: string, source: Readable): Promise<void> {
  try {
    await pipeline(source, createWriteStream(file, { flags: 'wx', flush: true }))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(file, { force: true })
    throw error
  }
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

function taken(file: string): Refusal {
  return { refused: 'conflict', reason: `${file} already exists: choose another name or folder` }
}

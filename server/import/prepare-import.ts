import type { ImportError } from '#contract/errors.ts'
import type { Queries } from '#server/db/database.ts'
import { projectPrefix } from '#server/media/media-reach.ts'
import { checkGroup, checkProject } from './check-file.ts'
import { checkMedium } from './check-medium.ts'
import { type CollectedMedia, collectMedia } from './collect-media.ts'
import { listEntries } from './entries.ts'
import type { FileInteractive, ImportedFile } from './file-types.ts'
import type { ImportParts } from './import-parts.ts'
import { type MediaReference, mediaOfPictures, mediaOfProject } from './media-references.ts'
import { type OutlinedFrames, outlineFrames } from './outline-frames.ts'
import type { RowWriter } from './row-writer.ts'
import { findGroup, storeGroup } from './store-group.ts'
import type { MediaHome } from './store-media.ts'
import { storeProject } from './store-project.ts'

/** What an import stored, or would store: the id of its project, or of the catalogue of its group. */
export interface StoredHome {
  readonly kind: 'project' | 'group'
  readonly id: number
}

/** A file in which nothing is wrong: how to store it, and the name under which imports of the same thing wait. */
export interface PreparedImport {
  readonly lock: string
  /** The project that the file is about; null for a group. */
  readonly externalId: string | null
  readonly store: (writer: RowWriter) => Promise<StoredHome>
}

interface Draft {
  readonly interactives: readonly FileInteractive[]
  readonly references: readonly MediaReference[]
  readonly rows: readonly ImportError[]
}

interface Checked {
  readonly media: CollectedMedia['media']
  readonly outlines: OutlinedFrames['regions']
}

/** Checks a file against its own rules and takes its media in. Nothing of the database changes. */
export async function prepareImport(
  parts: ImportParts,
  accountId: number,
  imported: ImportedFile,
  isDryRun: boolean,
): Promise<PreparedImport | readonly ImportError[]> {
  const home: MediaHome = { accountId, prefix: prefixOf(imported), isDryRun }
  const lock = `import ${accountId} ${home.prefix}`
  if (imported.kind === 'project') {
    const { file } = imported
    const entries = listEntries(file)
    const references = mediaOfProject(file, entries)
    const draft = { interactives: file.interactives, references, rows: checkProject(file, entries) }
    const checked = await checkDraft(parts, home, draft)
    if ('rows' in checked) return checked.rows
    const project = { file, entries, ...checked }
    return {
      lock,
      externalId: file.project.id,
      store: async (writer) => ({ kind: 'project', id: await storeProject(writer, home, project) }),
    }
  }
  const { file } = imported
  const { catalogueId, projects } = await findGroup(parts.database.queries, accountId, file.group)
  if (catalogueId === null) return [{ path: 'group', reason: `There is no group catalogue "${file.group}"` }]
  const rows = checkGroup(file, new Set(projects.keys()))
  const references = mediaOfPictures(file.interactives)
  const checked = await checkDraft(parts, home, { interactives: file.interactives, references, rows })
  if ('rows' in checked) return checked.rows
  const group = { file, ...checked }
  return {
    lock,
    externalId: null,
    store: async (writer) => {
      await storeGroup(writer, home, catalogueId, projects, group)
      return { kind: 'group', id: catalogueId }
    },
  }
}

/** Where an account keeps the media of an import: apart from those of every other project and group. */
function prefixOf(imported: ImportedFile): string {
  return imported.kind === 'project' ? projectPrefix(imported.file.project.id) : `group:${imported.file.group}/`
}

async function checkDraft(
  { database, files, readFile, ownMediaOnly = false }: ImportParts,
  { accountId, prefix, isDryRun }: MediaHome,
  { interactives, references, rows }: Draft,
): Promise<Checked | { readonly rows: readonly ImportError[] }> {
  const outlined: OutlinedFrames = rows.length > 0 ? { regions: new Map(), rows } : await outlineFrames(interactives)
  const queries: Queries = database.queries
  // Encoding takes long: pictures of a file that will be refused are only looked at.
  const take = isDryRun || outlined.rows.length > 0 ? checkMedium : files.add
  const collected = await collectMedia(references, { queries, accountId, prefix, ownMediaOnly, readFile, take })
  const bad = [...outlined.rows, ...collected.rows]
  return bad.length > 0 ? { rows: bad } : { media: collected.media, outlines: outlined.regions }
}

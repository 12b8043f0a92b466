import type { ImportError } from '#contract/errors.ts'
import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import type { Queries } from '#server/db/database.ts'
import { projectPrefix } from '#server/media/media-reach.ts'
import { checkGroup, checkProject } from './check-file.ts'
import type { CollectedMedia } from './collect-media.ts'
import { listEntries, type ProjectEntries } from './entries.ts'
import type { FileInteractive, ImportedFile } from './file-types.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import { type MediaReference, mediaOfPictures, mediaOfProject } from './media-references.ts'
import { type FileRegion, outlineFrames } from './outline-frames.ts'
import { findGroup, type GroupTarget } from './store-group.ts'
import type { MediaHome } from './store-media.ts'
import { readStoredHashes } from './stored-hashes.ts'

/** A file in which nothing is wrong, with its media and what was computed of it. */
export type PreparedImport = PreparedParts &
  (
    | { readonly kind: 'project'; readonly file: ProjectFile; readonly entries: ProjectEntries }
    | {
        readonly kind: 'group'
        readonly file: GroupFile
        readonly catalogueId: number
        readonly projects: GroupTarget['projects']
      }
  )

interface PreparedParts {
  /** Names what is imported; imports of the same name follow one another. */
  readonly name: string
  readonly home: MediaHome
  readonly media: CollectedMedia['media']
  /** Regions that cameras see, by hash. */
  readonly known: Map<string, readonly FileRegion[]>
}

interface Draft {
  readonly interactives: readonly FileInteractive[]
  readonly references: readonly MediaReference[]
  readonly rows: readonly ImportError[]
}

type Faults = { readonly rows: readonly ImportError[] }

/** Checks a file against its own rules and takes its media in. Nothing of the database changes. */
export async function prepareImport(
  host: ImportHost,
  queries: Queries,
  { accountId, dryRun }: ImportJob,
  imported: ImportedFile,
): Promise<PreparedImport | Faults> {
  const home: MediaHome = { accountId, prefix: prefixOf(imported), isDryRun: dryRun }
  if (imported.kind === 'project') {
    const { file } = imported
    const entries = listEntries(file)
    const references = mediaOfProject(file, entries)
    const draft = { interactives: file.interactives, references, rows: checkProject(file, entries) }
    const parts = await checkDraft(host, home, draft, () => readStoredHashes(queries, imported, accountId))
    return 'rows' in parts ? parts : { ...imported, ...parts, entries }
  }
  const { file } = imported
  const { catalogueId, projects } = await findGroup(queries, accountId, file.group)
  if (catalogueId === null) return { rows: [{ path: 'group', reason: `There is no group catalogue "${file.group}"` }] }
  const rows = checkGroup(file, new Set(projects.keys()))
  const draft = { interactives: file.interactives, references: mediaOfPictures(file.interactives), rows }
  const parts = await checkDraft(host, home, draft, () => readStoredHashes(queries, imported, accountId))
  return 'rows' in parts ? parts : { ...imported, ...parts, catalogueId, projects }
}

/** Where an account keeps the media of an import: apart from those of every other project and group. */
function prefixOf(imported: ImportedFile): string {
  return imported.kind === 'project' ? projectPrefix(imported.file.project.id) : `group:${imported.file.group}/`
}

async function checkDraft(
  host: ImportHost,
  home: MediaHome,
  { interactives, references, rows }: Draft,
  readHashes: () => Promise<ReadonlyMap<string, string | null>>,
): Promise<PreparedParts | Faults> {
  const known = new Map<string, readonly FileRegion[]>()
  const onProgress = (done: number, total: number) => host.progress({ step: 'geometry', done, total })
  const bad =
    rows.length > 0 ? rows : (await outlineFrames(interactives, { stored: await readHashes(), known, onProgress })).rows
  // Encoding takes long: pictures of a file that will be refused are only looked at.
  const onlyChecks = home.isDryRun || bad.length > 0
  const collected = await host.collectMedia({ references, prefix: home.prefix, onlyChecks })
  const faults = [...bad, ...collected.rows]
  if (faults.length > 0) return { rows: faults }
  return { name: `import ${home.accountId} ${home.prefix}`, home, media: collected.media, known }
}

import type { ImportError } from '#contract/errors.ts'
import type { GroupFile, ProjectFile } from '#contract/project-file.ts'
import type { Queries } from '#server/db/database.ts'
import { groupPrefix, projectPrefix } from '#server/media/media-reach.ts'
import { type BrokenPlaces, brokenPlaces } from './broken-places.ts'
import { checkGroup, checkProject } from './check-file.ts'
import { type CollectedMedia, NO_FILE } from './collect-media.ts'
import { listEntries, type ProjectEntries } from './entries.ts'
import type { FileInteractive, ImportedFile } from './file-types.ts'
import { fileWarnings } from './file-warnings.ts'
import type { ImportHost } from './import-host.ts'
import type { ImportJob } from './import-job.ts'
import { readPlanIds } from './import-part.ts'
import { importName } from './import-version.ts'
import { type MediaReference, mediaOfPictures, mediaOfProject } from './media-references.ts'
import { type FileRegion, outlineFrames } from './outline-frames.ts'
import { NO_CATALOGUE, type PlannedCatalogue, planCatalogue } from './plan-catalogue.ts'
import type { ReadImport } from './read-import.ts'
import { findGroup, type GroupTarget } from './store-group.ts'
import type { MediaHome } from './store-media.ts'
import { readStoredHashes } from './stored-hashes.ts'

/** A file without errors, with its media and the regions computed from it. */
export type PreparedImport = PreparedBase &
  (
    | {
        readonly kind: 'project'
        readonly file: ProjectFile
        readonly entries: ProjectEntries
        readonly catalogue: PlannedCatalogue
        /** The storey plans that a part of a project refers to, by own ids; null: the file is all of it. */
        readonly plans: ReadonlyMap<string, number> | null
      }
    | {
        readonly kind: 'group'
        readonly file: GroupFile
        readonly catalogueId: number
        readonly projects: GroupTarget['projects']
      }
  )

interface PreparedBase {
  /** Identifies the project or group. Imports with the same name run one after another. */
  readonly name: string
  readonly home: MediaHome
  readonly media: CollectedMedia['media']
  /** Warnings about likely mistakes. */
  readonly warnings: readonly ImportError[]
  /** Computed regions, by hash. */
  readonly known: Map<string, readonly FileRegion[]>
}

interface Draft {
  readonly interactives: readonly FileInteractive[]
  readonly references: readonly MediaReference[]
  readonly errors: readonly ImportError[]
  readonly warnings: readonly ImportError[]
  readonly places: BrokenPlaces
}

type Faults = { readonly errors: readonly ImportError[]; readonly warnings: readonly ImportError[] }

/** Checks a file and stores its media, and reports all errors at once. Does not change the database. */
export async function prepareImport(
  host: ImportHost,
  queries: Queries,
  job: ImportJob,
  { imported, errors: shapeErrors, broken }: ReadImport,
): Promise<PreparedImport | Faults> {
  if (!imported) return { errors: shapeErrors, warnings: [] }
  const { accountId, dryRun } = job
  const places = brokenPlaces(broken)
  const home: MediaHome = { accountId, prefix: prefixOf(imported), isDryRun: dryRun }
  if (imported.kind === 'project') {
    const { file } = imported
    const entries = listEntries(file)
    const references = mediaOfProject(file, entries)
    const plans = job.part ? await readPlanIds(queries, accountId, file.project.id, entries) : null
    const catalogue = places.hasOwnProjectId ? await planCatalogue(queries, job, file) : NO_CATALOGUE
    const errors = [
      ...shapeErrors,
      ...checkProject(file, entries, places, plans && job.part && { plans, wholeSections: job.part.wholeSections }),
      ...places.keepReliable(catalogue.errors),
    ]
    const warnings = places.keepReliable([...fileWarnings(file, entries), ...catalogue.warnings])
    const draft = { interactives: file.interactives, references, errors, warnings, places }
    const parts = await checkDraft(host, home, draft, () => readStoredHashes(queries, imported, accountId))
    return 'errors' in parts ? parts : { ...imported, ...parts, entries, catalogue, plans }
  }
  const { file } = imported
  const { catalogueId, projects } = await findGroup(queries, accountId, file.group)
  const errors = [
    ...shapeErrors,
    ...(catalogueId === null && places.hasOwnProjectId ? [{ path: 'group', reason: wordGroup(file.group) }] : []),
    ...checkGroup(file, new Set(projects.keys()), places),
  ]
  const references = mediaOfPictures(file.interactives)
  const draft = { interactives: file.interactives, references, errors, warnings: [], places }
  const parts = await checkDraft(host, home, draft, () => readStoredHashes(queries, imported, accountId))
  if ('errors' in parts) return parts
  return catalogueId === null ? { errors, warnings: [] } : { ...imported, ...parts, catalogueId, projects }
}

/** The prefix of media names, which differs for every project and group. */
function prefixOf(imported: ImportedFile): string {
  return imported.kind === 'project' ? projectPrefix(imported.file.project.id) : groupPrefix(imported.file.group)
}

function wordGroup(token: string): string {
  return `There is no group catalogue "${token}": create it first, by POST manage/catalogues`
}

async function checkDraft(
  host: ImportHost,
  home: MediaHome,
  { interactives, references, errors, warnings, places }: Draft,
  readHashes: () => Promise<ReadonlyMap<string, string | null>>,
): Promise<PreparedBase | Faults> {
  const known = new Map<string, readonly FileRegion[]>()
  const onProgress = (done: number, total: number) => host.progress({ step: 'geometry', done, total })
  const seen = interactives.map(withoutBadBodies(errors, places))
  const outlined = await outlineFrames(seen, { stored: await readHashes(), known, onProgress })
  const bad = [...errors, ...places.keepReliable(outlined.errors)]
  // Encoding is slow, so the pictures of a file with errors are only checked.
  const onlyChecks = home.isDryRun || bad.length > 0
  const collected = await host.collectMedia({ references, prefix: home.prefix, onlyChecks })
  const faults = [...bad, ...places.keepReliable(collected.errors).filter(isSureOf(places))]
  if (faults.length > 0) return { errors: faults, warnings }
  return { name: importName(home.accountId, home.prefix), home, media: collected.media, known, warnings }
}

// The number of a picture with an error in its volumes or a camera.
const BODIES = /^interactives\[(\d+)\].*\.(?:volumes|camera)\b/

/** Removes volumes and cameras from pictures that have errors in them: regions computed from them would be wrong. */
function withoutBadBodies(errors: readonly ImportError[], { hasOwnGeometry }: BrokenPlaces) {
  const bad = new Set(errors.flatMap(({ path }) => BODIES.exec(path)?.[1] ?? []))
  return (item: FileInteractive, index: number): FileInteractive =>
    hasOwnGeometry(index) && !bad.has(String(index))
      ? item
      : { ...item, volumes: [], frames: item.frames.map(({ camera: _, ...frame }) => frame) }
}

/** If the project id can't be read, an earlier import may have stored the missing media. */
function isSureOf({ hasOwnProjectId }: BrokenPlaces): (error: ImportError) => boolean {
  return ({ reason }) => hasOwnProjectId || !reason.startsWith(NO_FILE)
}

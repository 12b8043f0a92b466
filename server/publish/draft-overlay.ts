import { sql } from 'drizzle-orm'
import type { CataloguePatch } from '#contract/catalogues.ts'
import type { Draft } from '#domain/draft/entry.ts'
import { type Reach, wholeAccount } from '#server/account/reach.ts'
import { rowOf } from '#server/catalogue/catalogue-rows.ts'
import {
  type CatalogueSettings,
  patchSettings,
  type StoredCatalogue,
  tidySettings,
} from '#server/catalogue/catalogue-settings.ts'
import { findCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { Queries } from '#server/db/database.ts'
import type { DraftHome } from '#server/draft/draft-home.ts'
import { readDraft } from '#server/draft/draft-store.ts'
import type { JsonObject } from '#server/draft/snapshot.ts'
import type { ImportPlan } from '#server/import/import-plan.ts'
import { readImportVersion } from '#server/import/import-version.ts'
import type { Directory, ListedCatalogue } from '#server/link/link-directory.ts'
import type { DataDeps } from '#server/live/change-data.ts'
import type { MediaFiles } from '#server/media/media-files.ts'
import type { DraftCall, DraftReader } from '#server/public-call/draft-reader.ts'
import {
  addRow,
  addSteps,
  copyRows,
  findCatalogueRow,
  findOverlay,
  type OverlaidRow,
  readKnownIds,
  readOverlaid,
  storeOverlay,
} from './overlay-store.ts'
import { readReachOf } from './preview-reach.ts'
import { publicationFile } from './publication-file.ts'
import { importNameOf } from './publication-home.ts'
import { findPart, importPartOf, type PublicationPart, readTouched } from './publication-part.ts'

/** What previews of drafts need. */
interface OverlayDeps extends DataDeps {
  readonly files: MediaFiles
  readonly directory: Directory
  readonly now: () => Date
}

/**
 * Shows drafts in previews. What a draft changes is planned as an import plans it, but stored as rows beside the live
 * data, which only previews read. Existing things keep their ids. A preview has the reach of the person who made it.
 */
export function createDraftReader(deps: OverlayDeps): DraftReader {
  const underWay = new Map<string, Promise<number | null>>()

  /** One at a time for each draft and reach. */
  function overlayOf(home: DraftHome, reach: Reach): Promise<number | null> {
    const key = `${home.projectId} ${home.catalogueId} ${wordReach(reach)}`
    const task = underWay.get(key) ?? currentOverlay(deps, home, reach).finally(() => underWay.delete(key))
    underWay.set(key, task)
    return task
  }

  async function overlaysOf({ catalogue, draftPreview }: DraftCall): Promise<readonly number[]> {
    const preview = draftPreview ? deps.directory.preview(draftPreview) : undefined
    if (!preview) return []
    const reach = await readReachOf(deps.database.queries, catalogue, preview, deps.now())
    const ids: number[] = []
    for (const home of homesOf(catalogue, deps.directory)) {
      const id = await overlayOf(home, reach)
      if (id !== null) ids.push(id)
    }
    return ids
  }

  return {
    stampOf: async (call) => (await overlaysOf(call)).join(','),
    catalogueOf: async (call) => {
      const { catalogue } = call
      const ids = await overlaysOf(call)
      const row = ids.length > 0 ? await findCatalogueRow(deps.database.queries, ids, catalogue.id) : null
      return row ? { ...catalogue, languages: row.languages, default_lang: row.default_lang } : catalogue
    },
    read: (stamp, work) => {
      if (stamp === '') return deps.database.read(work)
      return readOverlaid(deps.database, stamp.split(',').map(Number), work)
    },
  }
}

/** The drafts that a catalogue shows: of its project, or of a group and the projects of its members. */
function homesOf(catalogue: ListedCatalogue, directory: Directory): readonly DraftHome[] {
  const accountId = catalogue.account_id
  const ofProject = (projectId: number | null | undefined): readonly DraftHome[] =>
    projectId === null || projectId === undefined ? [] : [{ accountId, projectId, catalogueId: null }]
  if (catalogue.project_id !== null) return ofProject(catalogue.project_id)
  return [
    { accountId, projectId: null, catalogueId: catalogue.id },
    ...catalogue.members.flatMap((id) => ofProject(directory.catalogue(id)?.project_id)),
  ]
}

async function currentOverlay(deps: OverlayDeps, home: DraftHome, reach: Reach): Promise<number | null> {
  const { queries } = deps.database
  const data = await readState(queries, home)
  if (data === null) return null
  const start = wordReach(reach)
  const state = start + data
  const known = await findOverlay(queries, home, start)
  if (known?.state === state) return known.id
  return buildOverlay(deps, home, { reach, state, previous: known?.id ?? null })
}

/** The start of an overlay's state: somebody with another reach may not see all of its pictures. */
function wordReach({ projects }: Reach): string {
  return `${projects === null ? 'all projects' : `projects ${projects.toSorted((a, b) => a - b).join(',')}`}: `
}

/** Changes with the live data and with the draft; null if the draft is empty. */
async function readState(queries: Queries, home: DraftHome): Promise<string | null> {
  const { projectId, catalogueId } = home
  const isOwn = projectId === null ? sql`catalogue_id = ${catalogueId}` : sql`project_id = ${projectId}`
  const { rows } = (await queries.execute(sql`
    select count(*)::int as count, coalesce(max(id), 0)::text as last,
      (select version::text from versions where scope = 'chess' and id = ${projectId ?? 0}) as chess
    from draft_entries where ${isOwn}`)) as {
    readonly rows: readonly { readonly count: number; readonly last: string; readonly chess: string | null }[]
  }
  const [found] = rows
  if (!found || found.count === 0) return null
  const imports = await readImportVersion(queries, await importNameOf(queries, home))
  return [imports, found.chess ?? 0, found.count, found.last].join(' ')
}

interface NewOverlay {
  readonly reach: Reach
  readonly state: string
  /** The last overlay with the same reach. */
  readonly previous: number | null
}

async function buildOverlay(deps: OverlayDeps, home: DraftHome, overlay: NewOverlay): Promise<number> {
  const { queries } = deps.database
  const draft = await readDraft(queries, home)
  const part = await findPart(queries, home, [...draft.values()], { opens: false, withFacts: true })
  const { state, previous } = overlay
  // A draft with faults can't be assembled: the preview stays at what it showed before.
  return (
    (part && (await storeDraft(deps, home, overlay, draft, part))) ??
    (await storeDraft(deps, home, overlay, draft, null)) ??
    storeOverlay(deps.database, home, { state, now: deps.now() }, async (tx, overlayId) => {
      if (previous !== null) await copyRows(tx, overlayId, previous)
    })
  )
}

/** Stores what a draft changes in a part of the project, or in all of it; null if the draft has faults there. */
async function storeDraft(
  { database, feed, files, now }: OverlayDeps,
  home: DraftHome,
  { reach, state, previous }: NewOverlay,
  draft: Draft,
  touched: PublicationPart | null,
): Promise<number | null> {
  const made = { state, now: now() }
  const entries = [...draft.values()]
  const live = await readTouched(database, home, touched)
  const { file, settings } = publicationFile(home, live, entries)
  const part = touched && importPartOf(touched, live, entries)
  let id: number | null = null
  const apply = async (plan: ImportPlan) => {
    id = await storeOverlay(database, home, made, async (tx, overlayId) => {
      await addSteps(tx, overlayId, plan.steps)
      await addSettings(tx, overlayId, home, plan, settings)
    })
    return 'done' as const
  }
  // Loaded with the first preview, because it is a tenth of all modules.
  const { importFile } = await import('#server/import/import-file.ts')
  const parts = { database, feed, files, readFile: async () => null }
  // New things keep the ids that earlier links to previews have.
  const latest = previous ?? (await findOverlay(database.queries, home))?.id
  const knownIds = latest === undefined ? {} : await readKnownIds(database.queries, latest)
  await importFile(parts, home.accountId, file, { dryRun: false, reach, apply, knownIds, part })
  return id
}

/** Adds the catalogue with the settings of the draft. */
async function addSettings(
  tx: Queries,
  overlayId: number,
  { accountId, catalogueId }: DraftHome,
  { catalogue: change }: ImportPlan,
  settings: JsonObject | null,
): Promise<void> {
  const id = catalogueId ?? (change && 'id' in change ? change.id : null)
  const patch = change && 'id' in change ? change.patch : (settings as CataloguePatch | null)
  const before = id === null || !patch ? null : await findCatalogue(tx, wholeAccount(accountId), id)
  if (!before || !patch) return
  const after = tidySettings(patchSettings(before, patch))
  const content = { ...rowOf(after), id: before.id, account_id: accountId }
  await addRow(tx, overlayId, { table: 'catalogues', key: { id: before.id }, content })
  // Visitors are shown the policy of the draft. Hosts that may embed the catalogue are not overlaid: a preview must not
  // open it to hosts that nobody has published.
  for (const row of policyRows(before, after)) await addRow(tx, overlayId, row)
}

function policyRows({ id, privacy: before }: StoredCatalogue, { privacy: after }: CatalogueSettings): OverlaidRow[] {
  const table = 'white_label_domains'
  const left = new Set(after.map(({ domain }) => domain))
  return [
    ...before
      .filter(({ domain }) => !left.has(domain))
      .map(({ domain }) => ({ table, key: { catalogue_id: id, domain }, content: null })),
    ...after.map(({ domain, url }) => {
      const key = { catalogue_id: id, domain }
      return { table, key, content: { ...key, privacy_url: url } }
    }),
  ]
}

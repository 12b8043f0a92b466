import { eq } from 'drizzle-orm'
import type { TokenData } from '#contract/token.ts'
import { withView } from '#domain/address/link-view.ts'
import type { Chess, FreeTotals } from '#domain/chess/chess.ts'
import { totalsOfInstances } from '#domain/chess/free-totals.ts'
import { readFreeChess } from '#server/chess/free-chess.ts'
import { anyOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { catalogues } from '#server/db/tables/catalogue.ts'
import { projects } from '#server/db/tables/project.ts'
import type { Directory, ListedCatalogue } from '#server/link/link-directory.ts'
import type { Subject } from '#server/live/change.ts'
import { type Files, readFiles } from '#server/project/files.ts'
import { factsOf } from '#server/project/project-facts.ts'
import type { Texts } from '#server/project/texts.ts'
import type { ProjectRow } from '#server/project/visible-projects.ts'
import type { Call } from '#server/public-call/call.ts'

type Entry = TokenData['catalogs'][number]

/** The entries of a group and the subjects they depend on. */
interface Entries {
  readonly entries: Entry[]
  readonly subjects: readonly Subject[]
}

interface Member {
  readonly catalogue: typeof catalogues.$inferSelect
  readonly project: ProjectRow
}

/** Reads the projects of the group that a catalogue is or belongs to, in the group's order. */
export async function readEntries(queries: Queries, call: Call, directory: Directory, texts: Texts): Promise<Entries> {
  const listed = membersOf(call, directory)
  const members = await readMembers(queries, listed)
  const visible = members.filter(({ project }) => call.isPreview || project.published)
  const files = await readFiles(
    queries,
    visible.map(({ project }) => project.cover_id),
  )
  // Links between the catalogues of a group stay in the view.
  const tokens = new Map(listed.map(({ id, token }) => [id, withView(token, call.view)]))
  const entries: Entry[] = []
  for (const member of visible) {
    const token = tokens.get(member.catalogue.id) ?? ''
    const chess = await readFreeChess(queries, member.project, texts, { isPreview: call.isPreview })
    entries.push({ ...entryOf(member, token, texts, files), ...totalsOf(chess) })
  }
  return { entries, subjects: members.flatMap(subjectsOf) }
}

/** The catalogues of the group; from a catalogue of one project, a visitor can switch to the others of its group. */
function membersOf({ catalogue, isPreview }: Call, directory: Directory): readonly ListedCatalogue[] {
  const isShown = (listed: ListedCatalogue | undefined): listed is ListedCatalogue =>
    listed !== undefined && (isPreview || listed.published)
  const group =
    catalogue.type === 'GroupInteractiveCatalogue'
      ? catalogue
      : catalogue.groups.map((id) => directory.catalogue(id)).find(isShown)
  return (group?.members ?? []).map((id) => directory.catalogue(id)).filter(isShown)
}

async function readMembers(queries: Queries, listed: readonly ListedCatalogue[]): Promise<readonly Member[]> {
  const ids = listed.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await queries
    .select({ catalogue: catalogues, project: projects })
    .from(catalogues)
    .innerJoin(projects, eq(projects.id, catalogues.project_id))
    .where(anyOf(catalogues.id, ids))
  return rows.toSorted((a, b) => ids.indexOf(a.catalogue.id) - ids.indexOf(b.catalogue.id))
}

function entryOf(
  { catalogue, project }: Member,
  token: string,
  texts: Texts,
  files: Files,
): Omit<Entry, keyof FreeTotals> {
  const { address, stage, construction_end, currency, area_unit } = factsOf(project, texts)
  return {
    id: catalogue.id,
    type: catalogue.type,
    name: texts.text(catalogue.name),
    token,
    project_id: project.id,
    image: files.imageOrNull(project.cover_id),
    address,
    stage,
    construction_end,
    currency,
    area_unit,
  }
}

function totalsOf({ instances }: Chess): Pick<Entry, keyof FreeTotals> {
  const { free_by_label, free_by_kind, ...totals } = totalsOfInstances(instances)
  return { ...totals, free_by_label: [...free_by_label], free_by_kind: [...free_by_kind] }
}

function subjectsOf({ catalogue, project }: Member): readonly Subject[] {
  return [
    { scope: 'catalogue', id: catalogue.id },
    { scope: 'project', id: project.id },
    { scope: 'chess', id: project.id },
  ]
}

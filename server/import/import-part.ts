import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListName } from '#domain/draft/order-list.ts'
import { anyTextOf } from '#server/db/any-of.ts'
import type { Queries } from '#server/db/database.ts'
import { interactives } from '#server/db/tables/picture.ts'
import { projects } from '#server/db/tables/project.ts'
import type { ProjectEntries } from './entries.ts'

/** The kinds of things that a part of a project can change one by one. */
type PartKind = 'status' | 'promoaction' | 'tag' | 'layout' | 'estate' | 'section' | 'storey' | 'instance'

/**
 * What changes if a file is a part of a project and all else stays. The file has what changes, what that is in, what it is
 * compared with, and all statuses, promoactions and tags. Pictures, tours and films do not change.
 */
export interface ImportPart {
  /** The own ids of what is made, changed or removed. */
  readonly changed: Readonly<Record<PartKind, readonly string[]>>
  /** Lists whose order or members change. The file has all of their items. */
  readonly lists: readonly ListName[]
  /** Whether the project itself changes. */
  readonly project: boolean
  /** The units whose galleries change. */
  readonly galleries: readonly string[]
  /** Sections that the file has whole. Only in these it shows which cells of the chess grid are taken. */
  readonly wholeSections: readonly string[]
}

/** What a part of a project is checked against, besides itself. */
export interface PartContext {
  readonly plans: ReadonlyMap<string, number>
  readonly wholeSections: readonly string[]
}

/** The rows of a set that may change. The others are in a file only because rows refer to them. */
export interface OnlyRows {
  readonly column: PgColumn
  readonly keys: readonly string[]
}

const LIST_OF: Partial<Record<PartKind, ListName>> = {
  status: 'statuses',
  promoaction: 'promoactions',
  tag: 'tags',
  layout: 'layouts',
  estate: 'estates',
}

/** The rows of a kind that may change; undefined: all of the project. `column` has the own ids. */
export function onlyChanged(part: ImportPart | null, kind: PartKind, column: PgColumn): OnlyRows | undefined {
  if (!part || isWhole(part, kind)) return undefined
  return { column, keys: part.changed[kind] }
}

/** Whether a file has all things of a kind in their order. */
export function isWhole(part: ImportPart | null, kind: PartKind): boolean {
  const list = LIST_OF[kind]
  return !part || (list !== undefined && part.lists.includes(list))
}

/** The ids of the storey plans that the storeys of a part name, by own ids. */
export async function readPlanIds(
  queries: Queries,
  accountId: number,
  ownProjectId: string,
  { storeys }: ProjectEntries,
): Promise<ReadonlyMap<string, number>> {
  const names = new Set(storeys.flatMap(({ item }) => item.plan ?? []))
  if (names.size === 0) return new Map()
  const rows = await queries
    .select({ id: interactives.id, own: interactives.external_id })
    .from(interactives)
    .innerJoin(projects, eq(projects.id, interactives.project_id))
    .where(
      and(
        eq(projects.account_id, accountId),
        eq(projects.external_id, ownProjectId),
        eq(interactives.kind, 'storey'),
        anyTextOf(interactives.external_id, names),
      ),
    )
  return new Map(rows.map(({ id, own }) => [own, id]))
}

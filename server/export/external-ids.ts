import type { GroupRows, ProjectRows } from './read-rows.ts'

type Kind =
  | 'project'
  | 'status'
  | 'promoaction'
  | 'tag'
  | 'layout'
  | 'estate'
  | 'section'
  | 'storey'
  | 'instance'
  | 'picture'
  | 'scene'

/** Finds the external id of a row; undefined if the row is not in the file. */
export type ExternalIds = Readonly<Record<Kind, (id: number) => string | undefined>>

/** Lookups of the external ids of everything that a file can refer to. */
export function externalIdsOf(rows: ProjectRows): ExternalIds {
  return {
    project: finderOf([rows.project]),
    status: finderOf(rows.statuses),
    promoaction: finderOf(rows.promoactions),
    tag: finderOf(rows.tags),
    layout: finderOf(rows.layouts),
    estate: finderOf(rows.estates),
    section: finderOf(rows.sections),
    storey: finderOf(rows.storeys),
    instance: finderOf(rows.instances),
    picture: finderOf([...rows.interactives, ...rows.pictureNames]),
    scene: finderOf(rows.scenes),
  }
}

/** Lookups for the pictures of a group, which show projects and one another. */
export function externalIdsOfGroup({ projects, interactives }: GroupRows): ExternalIds {
  const none = () => undefined
  return {
    status: none,
    promoaction: none,
    tag: none,
    layout: none,
    estate: none,
    section: none,
    storey: none,
    instance: none,
    scene: none,
    project: finderOf(projects),
    picture: finderOf(interactives),
  }
}

/** The external id of a row that must exist, as foreign keys ensure. */
export function idOf(find: (id: number) => string | undefined, id: number): string {
  const found = find(id)
  if (found === undefined) throw new Error(`no external id for ${id}`)
  return found
}

/** The external ids of rows, without deleted ones. */
export function idsOf(find: (id: number) => string | undefined, ids: readonly number[]): readonly string[] {
  return ids.flatMap((id) => find(id) ?? [])
}

function finderOf(rows: readonly { readonly id: number; readonly external_id: string }[]) {
  const byId = new Map(rows.map(({ id, external_id }) => [id, external_id]))
  return (id: number) => byId.get(id)
}

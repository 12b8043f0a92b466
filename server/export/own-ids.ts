import type { ProjectRows } from './read-rows.ts'

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

/** Finds the developer's own id of a row; undefined for one that the file does not have. */
export type OwnIds = Readonly<Record<Kind, (id: number) => string | undefined>>

/** Looks up the own ids of everything that a file can point at. */
export function ownIdsOf(rows: ProjectRows): OwnIds {
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
    picture: finderOf(rows.interactives),
    scene: finderOf(rows.scenes),
  }
}

/** The own id of a row that has to be there: the tables see to it. */
export function idOf(find: (id: number) => string | undefined, id: number): string {
  const found = find(id)
  if (found === undefined) throw new Error(`no own id of ${id}`)
  return found
}

/** The own ids of rows; those that are gone are left out. */
export function idsOf(find: (id: number) => string | undefined, ids: readonly number[]): readonly string[] {
  return ids.flatMap((id) => find(id) ?? [])
}

function finderOf(rows: readonly { readonly id: number; readonly external_id: string }[]) {
  const byId = new Map(rows.map(({ id, external_id }) => [id, external_id]))
  return (id: number) => byId.get(id)
}

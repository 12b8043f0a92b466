import type { Catalogue } from '#contract/catalogues.ts'
import type { ManageId } from '#contract/manage-paths.ts'

/** Whose draft it is, as a text that can be a key: a project has one, and so has a group, which has no project. */
export type DraftHome = `${'projects' | 'catalogues'}/${number}`

/** The home of the draft that a catalogue shows. */
export function draftHome({ id, project_id }: Pick<Catalogue, 'id' | 'project_id'>): DraftHome {
  return project_id === null ? `catalogues/${id}` : `projects/${project_id}`
}

/** The calls about the draft of a project, with those that do the same for a group. */
const OF_GROUP = {
  listEntities: 'listGroupEntities',
  listDraft: 'listGroupDraft',
  revertDraft: 'revertGroupDraft',
  settleDraft: 'settleGroupDraft',
  undoDraft: 'undoGroupDraft',
  checkPublication: 'checkGroupPublication',
  publishProject: 'publishGroup',
  listPublications: 'listGroupPublications',
  withdrawPublication: 'withdrawGroupPublication',
  listProjectVersions: 'listCatalogueVersions',
  restoreProjectVersion: 'restoreCatalogueVersion',
  undoProjectVersion: 'undoCatalogueVersion',
} as const satisfies Partial<Record<ManageId, ManageId>>

type HomeCall = keyof typeof OF_GROUP

/** A call about a draft, and its home as the parameter. */
interface CallOf<Id, Params> {
  readonly call: Id
  readonly params: Params
}

interface HomeParams {
  readonly id: number
}

/** The call that does something to the draft of a home. Without a home there are no parameters. */
export function homeCall<Id extends HomeCall>(home: DraftHome, id: Id): CallOf<Id | (typeof OF_GROUP)[Id], HomeParams>
export function homeCall<Id extends HomeCall>(
  home: DraftHome | null,
  id: Id,
): CallOf<Id | (typeof OF_GROUP)[Id], HomeParams | null>
export function homeCall<Id extends HomeCall>(home: DraftHome | null, id: Id) {
  if (home === null) return { call: id, params: null }
  const [kind, number] = home.split('/')
  return { call: kind === 'projects' ? id : OF_GROUP[id], params: { id: Number(number) } }
}

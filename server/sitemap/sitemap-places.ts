import type { TokenData } from '#contract/token.ts'
import type { Address } from '#domain/address/address.ts'
import { isFree } from '#domain/chess/availability.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'
import { unitPlace } from '#server/share/page-links.ts'

/** A place in a catalogue. */
export type SitemapPlace = Pick<Address, 'page' | 'panel'>

/** The pages and the free units of a catalogue. */
export async function readPlaces(models: PublicModels, call: Call): Promise<readonly SitemapPlace[]> {
  const token = await models.token(call)
  if (!token) return []
  const { project_id } = token.settings
  // A group has no units of its own. They belong to its projects.
  const model = project_id === null ? null : await models.project(call, project_id)
  if (project_id !== null && !model) return []
  const pages = pagesOf(token, (model?.data.project.panoramas.length ?? 0) > 0)
  const units = model?.chess.instances.filter(isFree) ?? []
  return [...pages.map((page) => ({ page, panel: null })), ...units.map(({ id }) => unitPlace(id))]
}

function pagesOf(
  { settings, chess, premises, info, catalogs }: TokenData,
  hasPanorama: boolean,
): SitemapPlace['page'][] {
  const isProject = settings.project_id !== null
  const pages: readonly (readonly [isThere: boolean, page: SitemapPlace['page']])[] = [
    [true, { name: 'main' }],
    [catalogs.length > 1, { name: 'projects' }],
    [isProject && premises.enabled, { name: 'premises' }],
    [isProject && chess.enabled, { name: 'chess' }],
    [info.enabled, { name: 'info' }],
    [info.about !== null, { name: 'about' }],
    [hasPanorama, { name: 'panorama', panoramaId: null }],
  ]
  return pages.flatMap(([isThere, page]) => (isThere ? [page] : []))
}

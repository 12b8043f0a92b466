import { interactiveQuery } from '#contract/interactive.ts'
import type { TokenData } from '#contract/token.ts'
import type { Address, Page } from '#domain/address/address.ts'
import { withView } from '#domain/address/link-view.ts'
import { hasPlace } from '#domain/lookup/has-place.ts'
import type { Call } from '#server/public-call/call.ts'
import { findUnits, type UnitSources } from '#server/share/find-units.ts'
import { homeOf } from '#server/share/home-catalogue.ts'

/** Whether the catalogue has what an address names, or another catalogue of its group does. */
type FoundAddress =
  | { readonly kind: 'here' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'elsewhere'; readonly address: Address }

const HERE: FoundAddress = { kind: 'here' }
const MISSING: FoundAddress = { kind: 'missing' }

/** Looks up the picture, estate, storey or unit of an address. What this visitor may not see counts as missing. */
export async function findAddress(
  sources: UnitSources,
  call: Call,
  { settings }: TokenData,
  address: Address,
): Promise<FoundAddress> {
  if (!(await hasPicture(sources, call, address.page))) return MISSING
  if (settings.project_id === null) return findInGroup(sources, call, address)
  if (!namesUnits(address)) return HERE
  const model = await sources.models.project(call, settings.project_id)
  return model && hasPlace(address, settings.project_id, model.chess) ? HERE : MISSING
}

/** A group has no units of its own. The panel of a unit opens in the catalogue of its project. */
async function findInGroup(sources: UnitSources, call: Call, address: Address): Promise<FoundAddress> {
  const { panel } = address
  if (panel === null) return HERE
  if (panel.context !== 'instance') return MISSING
  const [unit] = await findUnits(sources, call, [panel.id])
  const home = unit && homeOf(sources.directory, call, unit.project.id)
  return home ? { kind: 'elsewhere', address: { ...address, firstToken: withView(home.token, call.view) } } : MISSING
}

async function hasPicture({ models }: UnitSources, call: Call, page: Page): Promise<boolean> {
  if (page.name === 'panorama') {
    if (page.panoramaId === null) return true
    const panorama = await models.picture(call, { id: String(page.panoramaId) })
    return panorama?.scenes !== undefined && panorama.scenes.length > 0
  }
  if (page.name !== 'interactive') return true
  const { interactiveId, frameId, storeyId } = page
  const query = interactiveQuery.safeParse({ id: interactiveId, frame: frameId, storey: storeyId ?? undefined })
  return query.success && (await models.picture(call, query.data)) !== null
}

/** Whether the units of the project have to be read. */
function namesUnits({ page, panel }: Address): boolean {
  return panel !== null || 'instanceId' in page || ('estateId' in page && page.estateId !== null)
}

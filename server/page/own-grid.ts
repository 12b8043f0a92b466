import type { Address } from '#domain/address/address.ts'
import { parseQuery } from '#domain/address/query.ts'
import { ownGridPage } from '#domain/lookup/own-grid.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'

/**
 * The same address, or the address of the grid that contains the unit or storey of its panel. Units are read only for
 * grids.
 */
export async function onOwnGrid(models: PublicModels, call: Call, address: Address, search: string): Promise<Address> {
  const { page, panel } = address
  const projectId = call.catalogue.project_id
  if (panel === null || projectId === null || !page.name.startsWith('chess')) return address
  const model = await models.project(call, projectId)
  const own = model ? ownGridPage(page, panel, model.chess, parseQuery(search).filter) : page
  return own === page ? address : { ...address, page: own }
}

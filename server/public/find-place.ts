import type { TokenData } from '#contract/token.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { locateUnit, type UnitPlace } from '#domain/picture/locate-unit.ts'
import type { PictureQuery, ShownPicture } from '#domain/picture/pinpoint.ts'
import type { Call } from '#server/public-call/call.ts'
import type { PublicModels } from './public-models.ts'

/** Finds a unit in the pictures that the visitor may see; none if the catalogue has disabled pictures. */
export async function findPlace(
  models: PublicModels,
  call: Call,
  { interactive }: TokenData,
  instance: Instance,
): Promise<UnitPlace> {
  if (!interactive.enabled) return { estate: null, storey: null, unit: null }
  return locateUnit(
    instance,
    interactive.root,
    async (query) => (await models.picture(call, query)) ?? emptyPicture(query),
  )
}

/** Stands in for a picture that this visitor may not see: it is empty and leads nowhere. */
function emptyPicture({ id, frame }: PictureQuery): ShownPicture {
  return { id, kind: 'facade', frame: { id: frame, image: null, regions: [] }, frames: [], parent: null, storeys: [] }
}

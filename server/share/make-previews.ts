import type { Image } from '#domain/media/image.ts'
import type { Translators } from '#server/language/translators.ts'
import { findPlace } from '#server/public/find-place.ts'
import type { PublicModels } from '#server/public/public-models.ts'
import type { Call } from '#server/public-call/call.ts'
import { findUnits, type UnitSources } from './find-units.ts'
import { listPreview } from './list-preview.ts'
import type { PageFacts } from './page-facts.ts'
import type { Preview, PreviewContext } from './preview-data.ts'
import { groupPreview, projectPreview } from './project-preview.ts'
import { unitPreview, withPlace } from './unit-preview.ts'

/** Builds the previews of a catalogue; null if the visitor may not see the target. */
export interface Previews {
  readonly unit: (call: Call, id: number) => Promise<Preview | null>
  readonly project: (call: Call, estateId: number | null) => Promise<Preview | null>
  readonly list: (call: Call, ids: readonly number[]) => Promise<Preview | null>
}

/** What previews are made from. */
interface PreviewDeps extends UnitSources {
  readonly translators: Translators
  readonly factsOf: (call: Call) => Promise<PageFacts>
}

/** Creates previews only from what visitors may see. */
export function createPreviews(deps: PreviewDeps): Previews {
  const { models, translators, factsOf } = deps

  async function contextOf(call: Call): Promise<PreviewContext & Pick<PageFacts, 'cover'>> {
    const { token, cover } = await factsOf(call)
    return { translator: await translators(call.lang), token, cover }
  }

  return {
    unit: async (call, id) => {
      const [found] = await findUnits(deps, call, [id])
      if (!found) return null
      const { instance, project } = found
      const context = await contextOf(call)
      const place = await findPlace(models, call, context.token, instance)
      return withPlace(unitPreview(context, project, instance), instance, place, context.cover)
    },
    project: async (call, estateId) => {
      const context = await contextOf(call)
      const { project_id } = context.token.settings
      if (project_id === null) return estateId === null ? groupPreview(context, context.cover) : null
      const model = await models.project(call, project_id)
      const estate = estateId === null ? null : model?.chess.estateById.get(estateId)
      if (!model || estate === undefined) return null
      const facade = estate?.facade ? await facadeOf(models, call, estate.facade) : null
      return projectPreview(context, model, estate, facade ?? context.cover)
    },
    list: async (call, ids) => {
      const units = await findUnits(deps, call, ids)
      return units.length > 0 ? listPreview(await contextOf(call), units) : null
    },
  }
}

async function facadeOf(
  models: PublicModels,
  call: Call,
  { interactive, frame }: { readonly interactive: number; readonly frame: number },
): Promise<Image | null> {
  const picture = await models.picture(call, { id: String(interactive), frame })
  return picture?.frame.image ?? null
}

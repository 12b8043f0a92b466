import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { useLastPicture } from '#web/picture/use-picture.ts'
import { InteractiveView, PictureMissing, StoreyPlanView } from './lazy-views.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** A picture of the catalogue: of a group, a site or a building, or the plan of a storey. */
export function PicturePage({ query }: { query: PictureQuery }) {
  const { shown, hasFailed } = useLastPicture(query)
  if (!shown) return hasFailed ? <PictureMissing /> : <StageSkeleton shape="picture" />
  if (shown.kind === 'storey') return <StoreyPlanView picture={shown} storeyId={query.storey ?? null} />
  return <InteractiveView key={shown.id} picture={shown} />
}

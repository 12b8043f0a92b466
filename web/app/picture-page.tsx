import { useEffect } from 'react'
import type { PictureQuery } from '#domain/picture/pinpoint.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { useLastPicture } from '#web/picture/use-picture.ts'
import { ErrorPage } from './lazy-pages.ts'
import { FailedPicture, InteractiveView, StoreyPlanView } from './lazy-views.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** A picture of a group, a site or a building, or the plan of a storey. */
export function PicturePage({ query }: { query: PictureQuery }) {
  const { shown, failure } = useLastPicture(query)
  useRetryByClick(failure === 'lost')
  if (failure === 'unknown') return <ErrorPage heading="h2" />
  if (!shown) return failure ? <FailedPicture /> : <StageSkeleton shape="picture" />
  if (shown.kind === 'storey') return <StoreyPlanView picture={shown} storeyId={query.storey ?? null} />
  return <InteractiveView key={shown.id} picture={shown} />
}

/** After a failed load the previous picture stays; any click, such as on the same place again, retries. */
function useRetryByClick(isLost: boolean): void {
  const { kept } = useApiClient()
  useEffect(() => {
    if (!isLost) return
    addEventListener('click', kept.retry)
    return () => removeEventListener('click', kept.retry)
  }, [isLost, kept])
}

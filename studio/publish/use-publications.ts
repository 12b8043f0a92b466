import type { Publication } from '#contract/publications.ts'
import { manage } from '#studio/api/manage.ts'
import { type DraftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useReading } from '#studio/reading/use-reading.ts'

interface Publications {
  readonly publications: readonly Publication[]
  /** The planned ones, with what they will publish. */
  readonly plans: readonly Publication[]
}

/** The newest publications of a project or group, planned ones included. */
export function usePublications(home: DraftHome) {
  const { call, params } = homeCall(home, 'listPublications')
  const { data, reload } = useReading<Publications>(home, async (signal, known) => {
    // The rest of the screen works without them.
    const [page, planned] = await Promise.all([
      manage(call, { params, signal }).catch(() => null),
      manage(call, { params, query: { state: 'planned', values: '1' }, signal }).catch(() => null),
    ])
    return {
      publications: page?.data ?? known?.publications ?? [],
      plans: planned?.data ?? known?.plans ?? [],
    }
  })
  return { publications: data?.publications ?? NONE, plans: data?.plans ?? NONE, isRead: data !== null, reload }
}

const NONE: readonly Publication[] = []

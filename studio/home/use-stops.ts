import type { Catalogue } from '#contract/catalogues.ts'
import { manage } from '#studio/api/manage.ts'
import { draftHome, homeCall } from '#studio/draft/draft-home.ts'
import { useReading } from '#studio/reading/use-reading.ts'

/**
 * How many things stop the publication of what waits in a draft, as the publish screen says it. Null until it is known.
 * Without changes nothing is stopped.
 */
export function useStops(catalogue: Catalogue | null, changes: number): number | null {
  const home = catalogue && draftHome(catalogue)
  const { call, params } = homeCall(home, 'checkPublication')
  // The card says nothing without an answer.
  const { data } = useReading(params && changes > 0 ? `${home} ${changes}` : null, async (signal) => {
    if (!params) return null
    const { conflicts, faults } = (await manage(call, { params, body: {}, signal })).data
    return conflicts.length + faults.length
  })
  return changes === 0 ? 0 : data
}

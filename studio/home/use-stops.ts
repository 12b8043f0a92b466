import { useEffect, useState } from 'react'
import type { Catalogue } from '#contract/catalogues.ts'
import type { PublicationCheck } from '#contract/publications.ts'
import { callManage } from '#studio/api/call-manage.ts'
import { draftHome } from '#studio/draft/draft-path.ts'

/**
 * How many things stop the publication of what waits in a draft, as the publish screen says it. Null until it is known.
 * Without changes nothing is stopped.
 */
export function useStops(catalogue: Catalogue | null, changes: number): number | null {
  const home = catalogue && draftHome(catalogue)
  const key = home && `${home} ${changes}`
  const [known, setKnown] = useState<{ readonly key: string; readonly stops: number } | null>(null)
  useEffect(() => {
    if (home === null || key === null || changes === 0) return
    let isOn = true
    callManage<PublicationCheck>('POST', `${home}/publications/check`, {}).then(
      ({ conflicts, faults }) => isOn && setKnown({ key, stops: conflicts.length + faults.length }),
      // The card says nothing then.
      () => {},
    )
    return () => {
      isOn = false
    }
  }, [home, key, changes])
  if (changes === 0) return 0
  return known !== null && known.key === key ? known.stops : null
}

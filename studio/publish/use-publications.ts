import { useCallback, useEffect, useState } from 'react'
import type { Publication } from '#contract/publications.ts'
import { readPlanned, readPublications } from './publish-calls.ts'

interface Read {
  readonly publications: readonly Publication[]
  /** The planned ones, with what they will publish. */
  readonly plans: readonly Publication[]
}

/** The newest publications of a project or group, planned ones included. */
export function usePublications(home: string) {
  const [read, setRead] = useState<Read | null>(null)
  const load = useCallback(async () => {
    // The rest of the screen works without them.
    const [page, planned] = await Promise.all([
      readPublications(home).catch(() => null),
      readPlanned(home).catch(() => null),
    ])
    setRead((before) => ({
      publications: page?.data ?? before?.publications ?? [],
      plans: planned?.data ?? before?.plans ?? [],
    }))
  }, [home])
  useEffect(() => void load(), [load])
  return { publications: read?.publications ?? [], plans: read?.plans ?? [], isRead: read !== null, load }
}

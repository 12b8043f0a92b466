import { useCallback, useEffect, useState } from 'react'
import type { Publication } from '#contract/publications.ts'
import { readPublications } from './publish-calls.ts'

/** The newest publications of a project or group, planned ones included. */
export function usePublications(home: string) {
  const [publications, setPublications] = useState<readonly Publication[]>([])
  const load = useCallback(async () => {
    // The rest of the screen works without them.
    const page = await readPublications(home).catch(() => null)
    if (page) setPublications(page.data)
  }, [home])
  useEffect(() => void load(), [load])
  return { publications, load }
}

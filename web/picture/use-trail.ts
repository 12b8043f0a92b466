import { useEffect, useState } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import type { Page } from '#domain/address/address.ts'
import { useApiClient } from '#web/api/client-context.ts'
import { showPicture } from './show-picture.ts'

/** A picture above the current one. */
export interface TrailStep {
  readonly id: string
  readonly frame: number
  readonly name: string
}

/** The page of a step. */
export function pageOfStep({ id, frame }: TrailStep): Page {
  return { name: 'interactive', interactiveId: id, frameId: frame, storeyId: null }
}

/** A longer trail can only come from a circle in the data. */
const LONGEST = 5

/** The pictures above this one, the top one first. Until they have loaded, only the parent. */
export function useTrail({ id, parent }: InteractiveData): readonly TrailStep[] {
  const client = useApiClient()
  const [above, setAbove] = useState<{ readonly of: string; readonly steps: readonly TrailStep[] } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: all frames of a picture have the same parent.
  useEffect(() => {
    let isShown = true
    const collect = async (steps: readonly TrailStep[]): Promise<readonly TrailStep[]> => {
      const [top] = steps
      if (!top || steps.length >= LONGEST) return steps
      const { parent: next } = await showPicture(client, top)
      return next ? collect([next, ...steps]) : steps
    }
    if (parent) collect([parent]).then((steps) => isShown && setAbove({ of: id, steps }), console.error)
    return () => {
      isShown = false
    }
  }, [client, id])
  if (!parent) return []
  return above?.of === id ? above.steps : [parent]
}

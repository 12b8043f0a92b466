import { useEffect, useState } from 'react'
import type { DemoState } from '#contract/demo.ts'
import { MAX_DEMO_COPIES } from '#contract/demo-limits.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { readDemo } from './demo-calls.ts'

const NO_DEMO: DemoState = { available: false, copies: [] }

/** The copies of the demo, read again with the catalogues. Null until they are known. */
export function useDemo(): DemoState | null {
  const { all } = useCatalogues()
  const [demo, setDemo] = useState<DemoState | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list of catalogues may have another copy.
  useEffect(() => {
    let isCurrent = true
    // Only an offer and a mark: without an answer neither is shown.
    const take = (state: DemoState) => isCurrent && setDemo(state)
    readDemo().then(take, () => take(NO_DEMO))
    return () => {
      isCurrent = false
    }
  }, [all])
  return demo
}

/** Whether one more copy can be made. */
export function canCopy(demo: DemoState | null): boolean {
  return demo?.available === true && demo.copies.length < MAX_DEMO_COPIES
}

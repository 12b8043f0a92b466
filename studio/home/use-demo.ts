import type { DemoState } from '#contract/demo.ts'
import { MAX_DEMO_COPIES } from '#contract/demo-limits.ts'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { useManaged } from '#studio/reading/use-reading.ts'

const NO_DEMO: DemoState = { available: false, copies: [] }

/** The copies of the demo, read again with the catalogues. Null until they are known. */
export function useDemo(): DemoState | null {
  const { all } = useCatalogues()
  const { data, error } = useManaged('readDemo', {}, { version: all })
  // Only an offer and a mark: without an answer neither is shown.
  return data?.data ?? (error === null ? null : NO_DEMO)
}

/** Whether one more copy can be made. */
export function canCopy(demo: DemoState | null): boolean {
  return demo?.available === true && demo.copies.length < MAX_DEMO_COPIES
}

import { type ComponentProps, Suspense, useEffect } from 'react'
import type { EmptyProject as Empty } from '#studio/building/empty-project.tsx'
import { OlderPointer } from '#studio/release/older-pointer.tsx'
import { OlderState } from '#studio/release/older-state.tsx'
import { orOlder } from '#studio/release/or-older.ts'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import type { BulkPrices as Bulk } from './bulk-prices.tsx'
import type { UnitPanel as Panel } from './unit-panel.tsx'
import type { UnitsChess as Chess } from './units-chess.tsx'

/*
 * Parts of the units screen that its first view does not need. They load a moment after it, so that they are there
 * without a network too.
 */
const loadPanel = () => import('./unit-panel.tsx')
const loadChess = () => import('./units-chess.tsx')
const loadBulk = () => import('./bulk-prices.tsx')
const loadEmpty = () => import('#studio/building/empty-project.tsx')
const loadBuilding = () => import('#studio/building/opened-dialog.tsx')

const LazyPanel = quietLazy(orOlder(async () => (await loadPanel()).UnitPanel, OlderPointer))
const LazyChess = quietLazy(orOlder(async () => (await loadChess()).UnitsChess, OlderState))
const LazyBulk = quietLazy(orOlder(async () => (await loadBulk()).BulkPrices, OlderPointer))
const LazyEmpty = quietLazy(orOlder(async () => (await loadEmpty()).EmptyProject, OlderState))

export function UnitPanel(props: ComponentProps<typeof Panel>) {
  return (
    <Suspense>
      <LazyPanel {...props} />
    </Suspense>
  )
}

export function UnitsChess(props: ComponentProps<typeof Chess>) {
  return (
    <Suspense>
      <LazyChess {...props} />
    </Suspense>
  )
}

export function BulkPrices(props: ComponentProps<typeof Bulk>) {
  return (
    <Suspense>
      <LazyBulk {...props} />
    </Suspense>
  )
}

export function EmptyProject(props: ComponentProps<typeof Empty>) {
  return (
    <Suspense>
      <LazyEmpty {...props} />
    </Suspense>
  )
}

// After the units and the first table.
const WAIT_MS = 1500

/** Loads the parts a moment after the screen. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // A failed load is repeated when the part is opened.
      for (const load of [loadPanel, loadChess, loadBulk, loadEmpty, loadBuilding]) load().catch(() => {})
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
}

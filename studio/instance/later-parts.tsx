import { type ComponentProps, Suspense, useEffect } from 'react'
import type { EmptyProject as Empty } from '#studio/building/empty-project.tsx'
import { laterPart } from '#studio/language/later-part.tsx'
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

const LazyPanel = laterPart(async () => (await loadPanel()).UnitPanel)
const LazyChess = laterPart(async () => (await loadChess()).UnitsChess)
const LazyBulk = laterPart(async () => (await loadBulk()).BulkPrices)
const LazyEmpty = laterPart(async () => (await loadEmpty()).EmptyProject)

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

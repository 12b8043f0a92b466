import { type ComponentProps, type ComponentType, Suspense, useEffect } from 'react'
import { useProjectState } from '#studio/project/project-context.ts'
import { laterPart } from '#studio/release/later-part.tsx'
import { OlderPointer } from '#studio/release/older-pointer.tsx'
import { OlderState } from '#studio/release/older-state.tsx'

/*
 * Parts of the units screen that its first view does not need. They load a moment after it, so that they are there
 * without a network too.
 */
const loadAsk = () => import('./ask-card.tsx')
const loadFault = () => import('./fault-card.tsx')
const loadLimit = () => import('./limit-editor.tsx')
const loadNewLimit = () => import('./new-limit.tsx')
const loadOwner = () => import('./owner-card.tsx')
const loadView = () => import('./view-dialogs.tsx')
const loadPanel = () => import('./unit-panel.tsx')
const loadChess = () => import('./units-chess.tsx')
const loadBulk = () => import('./bulk-prices.tsx')
const loadColumns = () => import('./column-list.tsx')
const loadSelection = () => import('./selection-bar.tsx')
const loadPasting = () => import('#studio/grid/paste-bar.tsx')
const loadOffline = () => import('./offline-strip.tsx')
const loadNothing = () => import('./nothing-found.tsx')
const loadClash = () => import('./clash-card.tsx')
const loadEmpty = () => import('#studio/building/empty-project.tsx')
const loadBuilding = () => import('#studio/building/opened-dialog.tsx')

export const AskCard = leftOut(async () => (await loadAsk()).AskCard)
export const FaultCard = leftOut(async () => (await loadFault()).FaultCard)
export const LimitEditor = leftOut(async () => (await loadLimit()).LimitEditor)
export const NewLimit = leftOut(async () => (await loadNewLimit()).NewLimit)
export const OwnerCard = leftOut(async () => (await loadOwner()).OwnerCard)
export const ViewDialog = leftOut(async () => (await loadView()).ViewDialog)
export const UnitPanel = leftOut(async () => (await loadPanel()).UnitPanel, OlderPointer)
export const UnitsChess = leftOut(async () => (await loadChess()).UnitsChess, OlderState)
export const ColumnList = leftOut(async () => (await loadColumns()).ColumnList)
export const SelectionBar = leftOut(async () => (await loadSelection()).SelectionBar)
export const OfflineStrip = leftOut(async () => (await loadOffline()).OfflineStrip)
export const NothingFound = leftOut(async () => (await loadNothing()).NothingFound)
export const BulkPrices = leftOut(async () => (await loadBulk()).BulkPrices, OlderPointer)
export const EmptyProject = leftOut(async () => (await loadEmpty()).EmptyProject, OlderState)

const LoadedClashCard = leftOut(async () => (await loadClash()).ClashCard)

/** The card of clashes, which loads when there is one. */
export function ClashCard(props: ComponentProps<typeof LoadedClashCard>) {
  return useProjectState().project.clashes.size > 0 && <LoadedClashCard {...props} />
}

/** A part that is left out until it has loaded. */
function leftOut<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Older?: ComponentType<Props>,
): ComponentType<Props> {
  const Part = laterPart(load, Older)
  return function LeftOut(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

// After the units and the first table.
const WAIT_MS = 1500

/** Loads the parts a moment after the screen. */
export function useLaterParts(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const loads = [
        loadAsk,
        loadFault,
        loadLimit,
        loadNewLimit,
        loadOwner,
        loadView,
        loadPanel,
        loadChess,
        loadBulk,
        loadColumns,
        loadSelection,
        loadPasting,
        loadOffline,
        loadNothing,
        loadClash,
        loadEmpty,
        loadBuilding,
      ]
      // A failed load is repeated when the part is opened.
      for (const load of loads) load().catch(() => {})
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
}

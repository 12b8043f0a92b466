import { useEffect } from 'react'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import { isInSight, onStage } from './in-sight.ts'

/** Centres a zoomed plan on a unit that is out of sight. */
export function showUnit({ view, stage, zoom, centre }: Zoom, { box }: PlanUnit): void {
  if (zoom > 1 && !isInSight(onStage(box, view), stage)) centre(box)
}

/** Keeps the selected unit in sight: the panel that opens may have covered it. */
export function useSelectedInSight(zoom: Zoom, selected: PlanUnit | undefined): void {
  const id = selected?.instance.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only on a new selection or stage size, so that the visitor can move the plan freely.
  useEffect(() => {
    if (selected) showUnit(zoom, selected)
  }, [id, zoom.stage.width, zoom.stage.height])
}

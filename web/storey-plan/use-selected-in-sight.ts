import { useEffect } from 'react'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import { isInSight, onStage } from './in-sight.ts'

/** Brings a unit that a zoomed plan does not show into its middle. */
export function showUnit({ view, stage, zoom, centre }: Zoom, { box }: PlanUnit): void {
  if (zoom > 1 && !isInSight(onStage(box, view), stage)) centre(box)
}

/** Keeps the unit that gets selected in sight: the panel that opens may have taken its place on the stage. */
export function useSelectedInSight(zoom: Zoom, selected: PlanUnit | undefined): void {
  const id = selected?.instance.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may move it out of sight himself.
  useEffect(() => {
    if (selected) showUnit(zoom, selected)
  }, [id, zoom.stage.width, zoom.stage.height])
}

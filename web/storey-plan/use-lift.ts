import { useState } from 'react'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import { liftAbove, onStage } from './in-sight.ts'

/** The height of a preview with its margins, minus the foot of the plan, which it covers too. In pixels. */
const COVERED = 196

/** How far the plan rises on a small screen, where the preview covers its foot. In pixels. */
export function useLift({ view, stage }: Zoom, selected: PlanUnit | undefined): number {
  const { panels } = useNavigation().overlays
  const isSmall = useScreenSize() === 'small'
  const id = isSmall && panels.at(-1)?.type === 'preview' ? (selected?.instance.id ?? null) : null
  const [lift, setLift] = useState<{ readonly id: number | null; readonly by: number }>({ id: null, by: 0 })
  // Only when another unit is chosen, so that the visitor can then move the plan freely.
  if (lift.id !== id && stage.height > 0) {
    setLift({ id, by: id !== null && selected ? liftAbove(onStage(selected.box, view), stage, COVERED) : 0 })
  }
  return lift.by
}

import { useState } from 'react'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import type { Zoom } from '#ui/zoom/use-zoom.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import { liftAbove, onStage } from './in-sight.ts'

/** The card of a preview with the air around it, less the foot of the plan, which it covers too; in pixels. */
const COVERED = 196

/** How far the plan rises on a small screen, where the card of the preview lies over its foot; in pixels. */
export function useLift({ view, stage }: Zoom, selected: PlanUnit | undefined): number {
  const { panels } = useNavigation().overlays
  const isSmall = useScreenSize() === 'small'
  const id = isSmall && panels.at(-1)?.type === 'preview' ? (selected?.instance.id ?? null) : null
  const [lift, setLift] = useState<{ readonly id: number | null; readonly by: number }>({ id: null, by: 0 })
  // Only when another unit is chosen: the visitor may then move the plan as he likes.
  if (lift.id !== id && stage.height > 0) {
    setLift({ id, by: id !== null && selected ? liftAbove(onStage(selected.box, view), stage, COVERED) : 0 })
  }
  return lift.by
}

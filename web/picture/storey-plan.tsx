import { type KeyboardEvent, useId, useMemo } from 'react'
import type { InteractiveData } from '#contract/interactive.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import styles from './storey-plan.module.css'
import { StoreyPlanDrawing } from './storey-plan-drawing.tsx'
import { Hatches } from './storey-plan-hatches.tsx'
import { planUnitsOf } from './storey-plan-units.ts'
import { unitAfterKey, unitStop } from './storey-plan-walk.ts'

interface StoreyPlanProps {
  readonly picture: InteractiveData
  readonly label: string
  /** The marked unit. */
  readonly current: number | null
}

/** A small plan of a storey. Each unit opens its card. The plan is one tab stop. */
export function StoreyPlan({ picture, label, current }: StoreyPlanProps) {
  const { chess } = useProject()
  const id = useId()
  const units = useMemo(() => planUnitsOf(picture, chess), [picture, chess])
  const { image } = picture.frame
  if (!image) return null
  const walk = (event: KeyboardEvent<SVGElement>) => unitAfterKey(event, units)?.focus()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset.
    <svg
      className={styles.plan}
      viewBox={`0 0 ${image.width} ${image.height}`}
      role="group"
      aria-label={label}
      onKeyDown={walk}
    >
      <Hatches id={id} units={units} size={image.width / 90} />
      <StoreyPlanDrawing
        image={image}
        units={units}
        width={800}
        hatches={id}
        current={current}
        stop={unitStop(units, current)}
      />
    </svg>
  )
}

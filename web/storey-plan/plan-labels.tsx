import { useMemo } from 'react'
import type { Size, View } from '#domain/picture/viewport.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import type { PlanUnit } from '#web/picture/storey-plan-units.ts'
import { onStage } from './in-sight.ts'
import { besideBox, labelled, placeLabels } from './placed-labels.ts'
import { PlanLabel } from './plan-label.tsx'
import styles from './plan-labels.module.css'
import { useLabels } from './use-labels.ts'

interface PlanLabelsProps {
  readonly units: readonly PlanUnit[]
  readonly view: View
  readonly stage: Size
  /** Whether the plan is zoomed in, so that labels may use their fullest form. */
  readonly isClose: boolean
  /** The unit under the mouse or with the focus. It always shows its full label. */
  readonly pointed: number | null
}

/** The labels of the units on a plan, as far as they fit. Hidden from screen readers, since the links have names. */
export function PlanLabels({ units, view, stage, isClose, pointed }: PlanLabelsProps) {
  const { dimming } = useChoice()
  const { forms, full, sizeOf } = useLabels()
  const texts = useMemo(
    () =>
      units.map((unit) => {
        const { instance } = unit
        return labelled(unit, [...(isClose ? [full(instance)] : []), ...forms(instance)], sizeOf)
      }),
    [units, forms, full, sizeOf, isClose],
  )
  const placed = useMemo(() => placeLabels(texts, view.scale), [texts, view.scale])
  const shown = units.find(({ instance }) => instance.id === pointed)
  const isLabelled = placed.some(({ unit, form }) => unit === shown && form.length > 1)
  return (
    <div className={styles.labels} aria-hidden="true">
      <div style={{ translate: `${view.x}px ${view.y}px` }}>
        {placed.map(({ unit: { instance }, form, at: [x, y] }) => (
          <PlanLabel
            key={instance.id}
            instance={instance}
            form={form}
            x={x * view.scale}
            y={y * view.scale}
            isDim={Boolean(dimming?.[instance.row])}
          />
        ))}
      </div>
      {shown && !isLabelled && <PointedLabel unit={shown} view={view} stage={stage} labels={{ full, sizeOf }} />}
    </div>
  )
}

interface PointedLabelProps {
  readonly unit: PlanUnit
  readonly view: View
  readonly stage: Size
  readonly labels: Pick<ReturnType<typeof useLabels>, 'full' | 'sizeOf'>
}

/** The full label of a unit, beside it. */
function PointedLabel({ unit: { instance, box }, view, stage, labels: { full, sizeOf } }: PointedLabelProps) {
  const form = full(instance)
  const [x, y] = besideBox(onStage(box, view), sizeOf(form), stage)
  return <PlanLabel instance={instance} form={form} x={x} y={y} isRaised />
}

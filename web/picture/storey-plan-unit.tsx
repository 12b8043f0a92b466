import { type MouseEvent, memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { lookOf } from '#web/instance/status.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import styles from './storey-plan.module.css'

interface StoreyPlanUnitProps {
  readonly instance: Instance
  readonly path: string
  /** The pattern id of the unit's status. */
  readonly hatch: string
  /** Whether the unit is in the tab order. */
  readonly isStop: boolean
  readonly isCurrent: boolean
  /** Whether the unit does not match the filter. */
  readonly isDim: boolean
  /** Whether the price or status has just changed. */
  readonly isChanged: boolean
  /** Called first on a click. Preventing the event keeps the card closed. */
  readonly onChoose?: ((event: MouseEvent, instance: Instance) => void) | undefined
}

/** A unit on the plan of its storey, linked to its card. */
export const StoreyPlanUnit = memo(function StoreyPlanUnit(props: StoreyPlanUnitProps) {
  const { instance, path, hatch, isStop, isCurrent, isDim, isChanged, onChoose } = props
  const words = useUnitWords()
  const { className, ...look } = lookOf(instance.status)
  return (
    <InstanceLink
      {...look}
      instance={instance}
      className={joinClasses(className, styles.unit)}
      tabIndex={isStop ? 0 : -1}
      data-unit={instance.id}
      data-dim={isDim || undefined}
      data-changed={isChanged || undefined}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={[words.name(instance), words.kind(instance), words.area(instance), words.price(instance)].join(', ')}
      onClick={(event) => onChoose?.(event, instance)}
    >
      <path d={path} />
      {look['data-availability'] === 'reserved' && <path d={path} fill={`url(#${hatch})`} />}
    </InstanceLink>
  )
})

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
  /** The id of the hatch of its status. */
  readonly hatch: string
  /** The one that the Tab key stops at. */
  readonly isStop: boolean
  readonly isCurrent: boolean
  /** Outside the filter. */
  readonly isDim: boolean
  /** Its price or status has just become another. */
  readonly isChanged: boolean
  /** Hears a click first; what it prevents does not open the card. */
  readonly onChoose?: ((event: MouseEvent, instance: Instance) => void) | undefined
}

/** A unit on the plan of its storey: a link to its card. */
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

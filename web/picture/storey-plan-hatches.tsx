import type { Status } from '#domain/status/status.ts'
import { availabilityOf, lookOf } from '#web/instance/status.ts'
import styles from './storey-plan.module.css'
import type { PlanUnit } from './storey-plan-units.ts'

interface HatchesProps {
  readonly units: readonly PlanUnit[]
  /** The id of the drawing that uses the hatches. */
  readonly id: string
  /** The distance between lines, in pixels of the plan. */
  readonly size: number
}

/** The pattern id of a status. */
export function hatchIdOf(id: string, status: Status): string {
  return `${id}-${status.id}`
}

/** One hatch per reserved status, since a pattern inherits its colours from its own parent. */
export function Hatches({ units, id, size }: HatchesProps) {
  return (
    <defs>
      {reservedAmong(units).map((status) => (
        <g key={status.id} {...lookOf(status)}>
          <pattern
            id={hatchIdOf(id, status)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={styles.hatch} d={`M0 0V${size}`} strokeWidth={size / 3} />
          </pattern>
        </g>
      ))}
    </defs>
  )
}

function reservedAmong(units: readonly PlanUnit[]): readonly Status[] {
  const statuses = new Map(units.map(({ instance: { status } }) => [status.id, status]))
  return [...statuses.values()].filter((status) => availabilityOf(status) === 'reserved')
}

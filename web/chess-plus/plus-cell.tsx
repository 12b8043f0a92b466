// biome-ignore-all lint/a11y/useSemanticElements: the cells of this grid are placed one by one, which no table allows.
import { memo } from 'react'
import { ariaPlace } from '#web/grid/grid-spot.ts'
import { availabilityOf, lookOf } from '#web/instance/status.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { heatLook } from './heat-look.ts'
import { lengthOf, type Measures, startOf } from './measures.ts'
import styles from './plus-cell.module.css'
import type { SkylineCell } from './skyline.ts'
import type { CellReading } from './use-reading.ts'

interface PlusCellProps {
  readonly cell: SkylineCell
  readonly reading: CellReading
  readonly measures: Measures
  /** The one cell that Tab comes to. */
  readonly isStop: boolean
  readonly isDim: boolean
  readonly isPicked: boolean
  readonly isChanged: boolean
}

/** A unit as one small square: a single element, since there are a thousand of them in sight. */
export const PlusCell = memo(function PlusCell({
  cell,
  reading,
  measures,
  isStop,
  isDim,
  isPicked,
  isChanged,
}: PlusCellProps) {
  const { instance, column, columns, rows, tower } = cell
  const availability = availabilityOf(instance.status)
  const look = availability === 'free' ? lookOf(instance.status) : null
  return (
    <div
      role="gridcell"
      {...ariaPlace(column, columns, rows)}
      aria-label={reading.label}
      aria-selected={isPicked}
      tabIndex={isStop ? 0 : -1}
      data-id={instance.id}
      data-availability={availability}
      className={joinClasses(styles.cell, look?.className, isDim && styles.dim, isChanged && styles.changed)}
      style={{
        ...look?.style,
        ...(reading.step !== null && heatLook(reading.step)),
        insetInlineStart: startOf(column, tower, measures),
        inlineSize: lengthOf(columns, measures),
        blockSize: lengthOf(rows, measures),
      }}
    >
      {isDim ? null : reading.text}
    </div>
  )
})

// biome-ignore-all lint/a11y/useSemanticElements: the cells of this grid are placed one by one, which no table allows.
import { type CSSProperties, memo } from 'react'
import { joinClasses } from '#ui/look/join-classes.ts'
import { ariaPlace } from '#web/grid/grid-aria.ts'
import { availabilityOf, lookOf } from '#web/instance/status.ts'
import { heatLook } from './heat-look.ts'
import { lengthOf, type Measures } from './measures.ts'
import styles from './plus-cell.module.css'
import type { SkylineCell } from './skyline.ts'
import type { CellContent } from './use-cell-contents.ts'

interface PlusCellProps {
  readonly cell: SkylineCell
  /** The space before it beyond a gap, in pixels. */
  readonly space: number
  readonly content: CellContent
  readonly measures: Measures
  /** The cell is the tab stop. */
  readonly isStop: boolean
  readonly isDim: boolean
  readonly isPicked: boolean
  readonly isChanged: boolean
  /** Its status is neither the map's free status nor its main sold status. */
  readonly hasOwnColour: boolean
}

/** A unit as a small square. A single element, mostly without its own style, because a thousand of them may be visible. */
export const PlusCell = memo(function PlusCell({ cell, content, isStop, isDim, isPicked, ...props }: PlusCellProps) {
  const { instance, column, columns, rows } = cell
  const availability = availabilityOf(instance.status)
  // All reserved units have the same hatching: other colours could be mistaken for heat colours.
  const look = props.hasOwnColour && availability !== 'reserved' ? lookOf(instance.status) : null
  const heat = content.step === null ? null : heatLook(content.step)
  return (
    <div
      {...heat}
      role="gridcell"
      {...ariaPlace(column, columns, rows)}
      aria-label={content.label}
      aria-selected={isPicked}
      tabIndex={isStop ? 0 : -1}
      data-id={instance.id}
      data-availability={availability}
      className={joinClasses(
        styles.cell,
        look?.className,
        look && styles.own,
        heat?.className,
        isDim && styles.dim,
        props.isChanged && styles.changed,
      )}
      style={{ ...look?.style, ...ownPlace(props.space, cell, props.measures) }}
    >
      {isDim ? null : content.text}
    </div>
  )
})

/** The style of a cell that has space before it or spans several cells; empty for most. */
function ownPlace(space: number, { columns, rows }: SkylineCell, measures: Measures): CSSProperties {
  return {
    ...(space !== 0 && { marginInlineStart: space }),
    ...(columns > 1 && { inlineSize: lengthOf(columns, measures) }),
    ...(rows > 1 && { blockSize: lengthOf(rows, measures), lineHeight: `${lengthOf(rows, measures)}px` }),
  }
}

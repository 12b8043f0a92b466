import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/evaluate.ts'
import type { Status } from '#domain/status/status.ts'
import { blockStyle } from '#web/grid/block-style.ts'
import type { Block } from '#web/grid/blocks.ts'
import type { Measures } from './measures.ts'
import { PlusCell } from './plus-cell.tsx'
import styles from './plus-map.module.css'
import type { SkylineCell } from './skyline.ts'
import type { Reading } from './use-reading.ts'

/** How the cells of a map are to be drawn; the same object as long as nothing of it changes. */
export interface CellsLook {
  readonly measures: Measures
  readonly reading: Reading
  /** What the visitor's filter leaves out; null where nothing is dimmed. */
  readonly dimming: Failures | null
  /** The one colour that is looked at; null for all of them. */
  readonly onlyStep: number | null
  readonly changed: ReadonlyMap<number, unknown>
  /** The status whose colours the map has; cells of another bring their own. */
  readonly free: Status | undefined
  /** The status whose cells have the plain outline. */
  readonly closed: Status | undefined
}

interface CellBlockProps {
  readonly block: Block<SkylineCell>
  readonly look: CellsLook
  /** The cell that Tab comes to, if it is in this block. */
  readonly stop: SkylineCell | undefined
  /** The cell whose unit is open, if it is in this block. */
  readonly picked: SkylineCell | undefined
}

/** Neighbours in a row, left alone while others come into sight: to ask each cell alone would take longer than to draw the new ones. */
export const CellBlock = memo(function CellBlock({ block, look, stop, picked }: CellBlockProps) {
  const { measures, reading, changed, free, closed } = look
  return (
    <div className={styles.block} style={blockStyle(block, 'px')}>
      {block.cells.map(({ cell, space }) => (
        <PlusCell
          key={cell.instance.id}
          cell={cell}
          space={space}
          reading={reading(cell.instance)}
          measures={measures}
          isStop={cell === stop}
          isDim={isDim(cell.instance, look)}
          isPicked={cell === picked}
          isChanged={changed.has(cell.instance.id)}
          hasOwnColour={cell.instance.status !== free && cell.instance.status !== closed}
        />
      ))}
    </div>
  )
})

/** Tells whether a unit is outside the filter or of another colour than the one looked at. */
function isDim(instance: Instance, { dimming, onlyStep, reading }: CellsLook): boolean {
  return (dimming !== null && dimming[instance.row] !== 0) || (onlyStep !== null && reading(instance).step !== onlyStep)
}

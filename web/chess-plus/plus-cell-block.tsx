import { memo } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import type { Status } from '#domain/status/status.ts'
import { blockStyle } from '#web/grid/block-style.ts'
import type { Block } from '#web/grid/blocks.ts'
import type { Measures } from './measures.ts'
import { PlusCell } from './plus-cell.tsx'
import styles from './plus-map.module.css'
import type { SkylineCell } from './skyline.ts'
import type { CellContents } from './use-cell-contents.ts'

/** How the cells of a map are rendered; the same object until something in it changes. */
export interface PlusCellLook {
  readonly measures: Measures
  readonly contentOf: CellContents
  /** The units that the filter excludes; null if nothing is dimmed. */
  readonly dimming: Failures | null
  /** The highlighted step; null for all. */
  readonly onlyStep: number | null
  readonly changed: ReadonlyMap<number, unknown>
  /** The status whose colours are set on the map; cells with another status set their own. */
  readonly free: Status | undefined
  /** The status whose cells have the plain outline. */
  readonly closed: Status | undefined
}

interface PlusCellBlockProps {
  readonly block: Block<SkylineCell>
  readonly look: PlusCellLook
  /** The tab stop, if it is in this block. */
  readonly stop: SkylineCell | undefined
  /** The cell whose unit is open, if it is in this block. */
  readonly picked: SkylineCell | undefined
}

/** Neighbouring cells in a row, memoised together: comparing every cell would take longer than rendering the new ones. */
export const PlusCellBlock = memo(function PlusCellBlock({ block, look, stop, picked }: PlusCellBlockProps) {
  const { measures, contentOf, changed, free, closed } = look
  return (
    <div className={styles.block} style={blockStyle(block, 'px')}>
      {block.cells.map(({ cell, space }) => (
        <PlusCell
          key={cell.instance.id}
          cell={cell}
          space={space}
          content={contentOf(cell.instance)}
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

/** Tells whether a unit is outside the filter or not in the highlighted step. */
function isDim(instance: Instance, { dimming, onlyStep, contentOf }: PlusCellLook): boolean {
  return (
    (dimming !== null && dimming[instance.row] !== 0) || (onlyStep !== null && contentOf(instance).step !== onlyStep)
  )
}

// biome-ignore-all lint/a11y/useSemanticElements: the cells of this grid are placed one by one, which no table allows.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and heads only name what is in the cells.
import type { Instance } from '#domain/chess/chess.ts'
import { ariaPlace } from '#web/grid/grid-spot.ts'
import type { Measures } from './measures.ts'
import { PlusCell } from './plus-cell.tsx'
import styles from './plus-map.module.css'
import type { SkylineCell } from './skyline.ts'
import type { Reading } from './use-reading.ts'

/** How the cells of a map are to be drawn. */
export interface CellsLook {
  readonly measures: Measures
  readonly reading: Reading
  readonly isDim: (instance: Instance) => boolean
  /** The cell that Tab comes to. */
  readonly stop: SkylineCell | undefined
  readonly pickedId: number | null
  readonly changed: ReadonlyMap<number, unknown>
}

interface MapRowProps {
  /** From 1, the topmost. */
  readonly row: number
  readonly storey: number | undefined
  readonly cells: readonly SkylineCell[]
  readonly look: CellsLook
}

/** A storey across all towers. */
export function MapRow({ row, storey, cells, look }: MapRowProps) {
  const { measures, reading, isDim, stop, pickedId, changed } = look
  const { axis, pitch, side } = measures
  return (
    <div role="row" aria-rowindex={row + 1} className={styles.row} style={{ insetBlockStart: (row - 1) * pitch }}>
      <span role="rowheader" {...ariaPlace(0)} className={styles.storey} style={{ inlineSize: axis, blockSize: side }}>
        {/* A basement is -1 in right-to-left too. */}
        <bdi dir="ltr">{storey}</bdi>
      </span>
      {cells.map((cell) => (
        <PlusCell
          key={cell.instance.id}
          cell={cell}
          reading={reading(cell.instance)}
          measures={measures}
          isStop={cell === stop}
          isDim={isDim(cell.instance)}
          isPicked={cell.instance.id === pickedId}
          isChanged={changed.has(cell.instance.id)}
        />
      ))}
    </div>
  )
}

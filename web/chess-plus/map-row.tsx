// biome-ignore-all lint/a11y/useSemanticElements: the cells of this grid are placed one by one, which no table allows.
// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers only label the cells.
import { memo } from 'react'
import { ariaPlace } from '#web/grid/grid-aria.ts'
import { hasSpot, type RenderedRow } from '#web/grid/rows-in-sight.ts'
import { PlusCellBlock, type PlusCellLook } from './plus-cell-block.tsx'
import styles from './plus-map.module.css'
import type { SkylineCell } from './skyline.ts'

interface MapRowProps {
  readonly rendered: RenderedRow<SkylineCell>
  readonly storey: number | undefined
  readonly look: PlusCellLook
  /** The tab stop. */
  readonly stop: SkylineCell | undefined
  readonly picked: SkylineCell | undefined
}

/** A storey across all towers. */
export const MapRow = memo(function MapRow({ rendered: { row, blocks }, storey, look, stop, picked }: MapRowProps) {
  const { axis, pitch, side } = look.measures
  return (
    <div role="row" aria-rowindex={row + 1} className={styles.row} style={{ insetBlockStart: (row - 1) * pitch }}>
      <span role="rowheader" {...ariaPlace(0)} className={styles.storey} style={{ inlineSize: axis, blockSize: side }}>
        {/* A basement is -1 in right-to-left too. */}
        <bdi dir="ltr">{storey}</bdi>
      </span>
      {blocks.map((block) => (
        <PlusCellBlock
          key={block.index}
          block={block}
          look={look}
          stop={stop && hasSpot(block, stop) ? stop : undefined}
          picked={picked && hasSpot(block, picked) ? picked : undefined}
        />
      ))}
    </div>
  )
})

import type { CSSProperties } from 'react'
import { isFreeStatus } from '#domain/status/status.ts'
import type { WordedCell } from '#i18n/word-chess-print.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { lookOf } from '#web/instance/status.ts'
import styles from './chess-paper-cell.module.css'

/** A unit on paper. Statuses are distinct without colours: free is filled and bold, reserved hatched, the rest outlined. */
export function ChessPaperCell({ cell, style }: { cell: WordedCell; style: CSSProperties }) {
  const { className, style: colours, ...look } = lookOf(cell.status)
  return (
    <div
      {...look}
      className={joinClasses(className, styles.cell, cell.has_promotion && styles.promoted)}
      style={{ ...colours, ...style }}
    >
      <span>{cell.number}</span>
      <span>{cell.size}</span>
      <b style={{ '--length': cell.price.length } as CSSProperties}>{cell.price}</b>
      {/* Only free units show their tags. */}
      {isFreeStatus(cell.status) && cell.tag_colors.length > 0 && (
        <span className={styles.tags}>
          {cell.tag_colors.map((color) => (
            <i key={color} style={{ '--tag': color } as CSSProperties} />
          ))}
        </span>
      )}
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { Image } from '#domain/media/image.ts'
import type { WordedChessPrint, WordedSheet } from '#i18n/word-chess-print.ts'
import { ChessPaperCell } from './chess-paper-cell.tsx'
import { ChessPaperLegend, ChessPaperStatuses } from './chess-paper-legend.tsx'
import styles from './chess-sheet.module.css'
import { paperGrid } from './paper-grid.ts'
import { Sheet } from './sheet.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'

interface ChessSheetProps {
  readonly sheet: WordedSheet
  readonly print: WordedChessPrint
  readonly logo: Image | null
}

/** A sheet of the chess print, complete in itself: who gets only this one can read it. */
export function ChessSheet({ sheet, print, logo }: ChessSheetProps) {
  const { columns, span } = paperGrid(sheet)
  // Below the heads a row for each storey, lower where there are many.
  const rows = `20px repeat(${sheet.storeys.length}, minmax(30px, 40px))`
  const style: CSSProperties = { gridTemplateColumns: columns, gridTemplateRows: rows }
  return (
    <Sheet landscape>
      <SheetHead
        logo={logo}
        name={
          <h2 className={styles.name}>
            {print.project} <span>{sheet.estate}</span>
          </h2>
        }
      >
        <ChessPaperStatuses print={print} />
      </SheetHead>
      <div className={styles.grid} style={style}>
        {sheet.storeys.map((storey, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a long storey goes on in a further line of the same number
          <span key={index} className={styles.storey} style={{ gridRow: index + 2 }}>
            {storey}
          </span>
        ))}
        {sheet.heads.map((head) => (
          <h3 key={head.column} className={styles.section} style={{ gridColumn: span(head) }}>
            {head.name} <span>{head.free}</span>
          </h3>
        ))}
        {sheet.cells.map((cell) => (
          <ChessPaperCell
            key={`${cell.column}/${cell.row}`}
            cell={cell}
            style={{ gridColumn: span(cell), gridRow: `${cell.row + 1} / span ${cell.rows}` }}
          />
        ))}
      </div>
      <ChessPaperLegend print={print} />
      <SheetFoot note={print.note}>{sheet.foot}</SheetFoot>
    </Sheet>
  )
}

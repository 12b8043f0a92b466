import type { CSSProperties } from 'react'
import type { WordedBlock } from '#i18n/word-chess-print.ts'
import styles from './chess-block.module.css'
import { ChessPaperCell } from './chess-paper-cell.tsx'
import { sheetGrid } from './sheet-grid.ts'

interface ChessBlockProps {
  readonly block: WordedBlock
  /** Shows the estate's name, because the sheet has several blocks. */
  readonly hasName: boolean
  /** How much larger the cells are than on a full sheet. */
  readonly zoom: number
}

/** The grid of an estate on a printed sheet. */
export function ChessBlock({ block, hasName, zoom }: ChessBlockProps) {
  const { columns, span } = sheetGrid(block, zoom)
  // A row for the headers, then one per storey; rows shrink if there are many.
  const rows = `20px repeat(${block.storeys.length}, minmax(30px, ${Math.round(40 * zoom)}px))`
  const style = { gridTemplateColumns: columns, gridTemplateRows: rows, '--zoom': zoom } as CSSProperties
  const Section = hasName ? 'h4' : 'h3'
  return (
    <>
      {hasName && <h3 className={styles.name}>{block.estate}</h3>}
      <div className={styles.grid} style={style}>
        {block.storeys.map((storey, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a long storey continues in another row with the same number
          <span key={index} className={styles.storey} style={{ gridRow: index + 2 }}>
            {storey}
          </span>
        ))}
        {block.heads.map((head) => (
          <Section key={head.column} className={styles.section} style={{ gridColumn: span(head) }}>
            {head.name} <span>{head.free}</span>
          </Section>
        ))}
        {block.cells.map((cell) => (
          <ChessPaperCell
            key={`${cell.column}/${cell.row}`}
            cell={cell}
            style={{ gridColumn: span(cell), gridRow: `${cell.row + 1} / span ${cell.rows}` }}
          />
        ))}
      </div>
    </>
  )
}

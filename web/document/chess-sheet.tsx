import type { Image } from '#domain/media/image.ts'
import type { WordedChessPrint, WordedSheet } from '#i18n/word-chess-print.ts'
import { ChessBlock } from './chess-block.tsx'
import { ChessPaperLegend, ChessPaperStatuses } from './chess-paper-legend.tsx'
import styles from './chess-sheet.module.css'
import { Sheet } from './sheet.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { zoomOf } from './sheet-grid.ts'
import { SheetHead } from './sheet-head.tsx'

interface ChessSheetProps {
  readonly sheet: WordedSheet
  readonly print: WordedChessPrint
  readonly logo: Image | null
}

/** A sheet of the chess print, with everything needed to read it on its own. */
export function ChessSheet({ sheet, print, logo }: ChessSheetProps) {
  const zoom = zoomOf(sheet.blocks)
  return (
    <Sheet landscape>
      <SheetHead
        logo={logo}
        name={
          <h2 className={styles.name}>
            {print.project} {sheet.estate !== null && <span>{sheet.estate}</span>}
          </h2>
        }
      >
        <ChessPaperStatuses sheet={sheet} />
      </SheetHead>
      <div className={styles.blocks}>
        {sheet.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two estates may have one name.
          <ChessBlock key={index} block={block} hasName={sheet.estate === null} zoom={zoom} />
        ))}
      </div>
      <ChessPaperLegend sheet={sheet} />
      <SheetFoot note={print.note}>{sheet.foot}</SheetFoot>
    </Sheet>
  )
}

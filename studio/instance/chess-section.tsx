import { type CSSProperties, memo, useRef } from 'react'
import type { Currency } from '#domain/price/currency.ts'
import type { ChessBlock, ChessCell } from '#domain/unit-table/shown-chess.ts'
import type { UnitFacts, UnitStatus } from '#domain/unit-table/unit-facts.ts'
import { countUnits } from '#domain/unit-table/unit-views.ts'
import { joinWords } from '#i18n/join-words.ts'
import corner from '#studio/grid/changed-corner.module.css'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useNear } from '#ui/lazy/use-near.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { chessPrice } from './chess-price.ts'
import colours from './status-colours.module.css'
import { statusKind } from './status-kind.ts'
import styles from './units-chess.module.css'

// Rows that are drawn together when they come near the screen.
const CHUNK = 12

/** What all cells of the chess share. */
interface ChessLook {
  readonly currency: Currency
  readonly openId: string | null
  /** The one cell in the tab order. */
  readonly activeId: string | null
  readonly stroke: ReadonlySet<string>
  readonly brush: UnitStatus | null
  /** What visitors do not see yet of a unit. */
  readonly draftHint: (unit: UnitFacts) => string | undefined
}

interface ChessSectionProps {
  readonly block: ChessBlock
  readonly look: ChessLook
  /** A section of the only building is headed like a building. */
  readonly heading: 'h2' | 'h3'
}

/** The chess of one section. */
export function ChessSection({ block, look, heading: Heading }: ChessSectionProps) {
  const { t } = useTranslator()
  const { section, rows, storeys, columns } = block
  const name = section.name || t('section.name', { number: section.number })
  const cells = rows.flat()
  const { free } = countUnits(cells.map(({ unit }) => unit))
  const starts = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => index * CHUNK)
  return (
    <section className={styles.section} style={{ '--columns': columns } as CSSProperties}>
      <Heading className={styles.sectionName}>
        {name} <small>{t('units.chess.available', { free, all: cells.length })}</small>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: cells are placed by their columns, not by a table. */}
      <div
        role="grid"
        aria-label={t('units.chess.grid', { section: `${block.estate.name} · ${name}` })}
        aria-rowcount={rows.length}
        aria-colcount={columns}
      >
        {starts.map((start) => (
          <Chunk
            key={start}
            start={start}
            rows={rows.slice(start, start + CHUNK)}
            numbers={storeys.slice(start, start + CHUNK)}
            look={look}
          />
        ))}
      </div>
    </section>
  )
}

interface ChunkProps {
  readonly start: number
  readonly rows: ChessBlock['rows']
  readonly numbers: readonly number[]
  readonly look: ChessLook
}

/** Some rows, drawn only near the screen. Its size is the same either way. */
function Chunk({ start, rows, numbers, look }: ChunkProps) {
  const element = useRef<HTMLDivElement>(null)
  const isNear = useNear(element)
  const isDrawn = isNear || rows.some((row) => row.some(({ unit }) => unit.id === look.activeId))
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    <div ref={element} role="rowgroup" className={styles.chunk} style={{ '--rows': rows.length } as CSSProperties}>
      {isDrawn &&
        rows.map((row, index) => (
          // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: the cells take the focus.
          <div key={numbers[index]} role="row" aria-rowindex={start + index + 1} className={styles.row}>
            {/* biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: a heading, not a control. */}
            <span role="rowheader" className={styles.axis}>
              <bdi dir="ltr">{numbers[index]}</bdi>
            </span>
            {row.map((cell) => (
              <Cell
                key={cell.unit.id}
                cell={cell}
                currency={look.currency}
                isOpen={look.openId === cell.unit.id}
                isActive={look.activeId === cell.unit.id}
                painted={look.stroke.has(cell.unit.id) ? look.brush : null}
                draftHint={look.draftHint(cell.unit)}
              />
            ))}
          </div>
        ))}
    </div>
  )
}

interface CellProps {
  readonly cell: ChessCell
  readonly currency: Currency
  readonly isOpen: boolean
  readonly isActive: boolean
  /** The status that the stroke gives it. */
  readonly painted: UnitStatus | null
  readonly draftHint: string | undefined
}

const Cell = memo(function Cell({ cell, currency, isOpen, isActive, painted, draftHint }: CellProps) {
  const translator = useTranslator()
  const { t } = translator
  const { unit, column, columns, rows } = cell
  const status = painted ?? unit.effective
  const kind = statusKind(status)
  const isHeld = unit.hold !== null && !painted
  const rooms = unit.layout?.label === 'studio' ? t('rooms.studio_short') : (unit.layout?.label ?? '')
  const price = kind === 'free' && unit.price !== null ? chessPrice(translator, unit.price, currency) : ''
  const says = t(isHeld ? 'units.chess.cell_held' : 'units.chess.cell', {
    number: unit.number,
    status: status?.name ?? '',
  })
  const words = [says, rooms && t('units.panel.rooms', { rooms }), price, draftHint ?? '']
  const label = joinWords(translator, words.filter(Boolean))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button that is a cell of the grid.
    <button
      type="button"
      role="gridcell"
      data-unit={unit.id}
      data-kind={kind}
      aria-colindex={column}
      aria-current={isOpen || undefined}
      data-changed={draftHint !== undefined || undefined}
      title={draftHint}
      tabIndex={isActive ? 0 : -1}
      className={joinClasses(styles.cell, colours.colours, draftHint && corner.corner, painted && styles.painted)}
      style={
        {
          '--st': status?.color ?? '#8a857d',
          '--column': column - 1,
          '--wide': columns,
          '--high': rows,
        } as CSSProperties
      }
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <b aria-hidden="true">{rooms}</b>
      <span aria-hidden="true">{unit.number}</span>
      {isHeld && <StudioIcon name="clock" size="small" />}
      {price && <i aria-hidden="true">{price}</i>}
    </button>
  )
}, isSameCell)

/** Units are read anew at every change, so cells compare what they show. */
function isSameCell(before: CellProps, after: CellProps): boolean {
  const [a, b] = [before.cell.unit, after.cell.unit]
  return (
    before.isOpen === after.isOpen &&
    before.isActive === after.isActive &&
    before.painted?.id === after.painted?.id &&
    before.currency === after.currency &&
    before.draftHint === after.draftHint &&
    before.cell.column === after.cell.column &&
    before.cell.columns === after.cell.columns &&
    before.cell.rows === after.cell.rows &&
    a.number === b.number &&
    a.price === b.price &&
    a.layout?.label === b.layout?.label &&
    a.hold?.id === b.hold?.id &&
    a.effective?.id === b.effective?.id &&
    a.effective?.color === b.effective?.color &&
    a.effective?.name === b.effective?.name
  )
}

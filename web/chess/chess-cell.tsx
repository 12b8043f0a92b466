import { type CSSProperties, memo } from 'react'
import type { GridCell } from '#domain/chess/grid.ts'
import type { Tag } from '#domain/project/project.ts'
import { isFreeStatus } from '#domain/status/status.ts'
import { gridCell } from '#web/grid/grid-spot.ts'
import { lookOf } from '#web/instance/status.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import type { CellWords } from './cell-words.ts'
import styles from './chess-cell.module.css'

interface ChessCellProps {
  readonly cell: GridCell
  readonly words: CellWords
  readonly href: string
  /** In rem. */
  readonly start: number
  readonly size: number
  readonly isTabStop: boolean
  readonly isSelected: boolean
  /** Outside the filter. */
  readonly isDim: boolean
  /** Its price or status has just become another. */
  readonly isChanged: boolean
}

/** A unit in the grid. There are hundreds in sight, so it is made of little, and made again only if it differs. */
export const ChessCell = memo(function ChessCell(props: ChessCellProps) {
  const { cell, words } = props
  const { status, tags, promoactions } = cell.instance
  const { className, style, ...look } = lookOf(status)
  // What nobody can buy has nothing to offer.
  const hasMarks = isFreeStatus(status)
  return (
    <div
      {...gridCell('gridcell', cell.column, cell.columns, cell.rows)}
      {...look}
      className={joinClasses(className, styles.cell, props.isDim && styles.dim, props.isChanged && styles.changed)}
      style={{ ...style, ...placeOf(props), ...(hasMarks && dotsOf(tags)) }}
      data-promoted={(hasMarks && promoactions.length > 0) || undefined}
    >
      <CellContent words={words} href={props.href} isTabStop={props.isTabStop} isSelected={props.isSelected} />
    </div>
  )
})

type CellContentProps = Pick<ChessCellProps, 'words' | 'href' | 'isTabStop' | 'isSelected'>

/** What a cell says; a filter that dims the cell leaves it alone. */
const CellContent = memo(function CellContent({ words, href, isTabStop, isSelected }: CellContentProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: its label is its content; what is seen beside it is too short to be heard. */}
      <a
        className={styles.link}
        href={href}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={words.label}
        aria-current={isSelected || undefined}
      />
      {text(words.over, styles.quiet)}
      {words.lead}
      {text(words.aside, styles.aside)}
      {text(words.price, styles.price)}
      {text(words.under, styles.quiet)}
    </>
  )
})

function placeOf({ cell, start, size }: ChessCellProps): CSSProperties {
  return { insetInlineStart: `${start}rem`, inlineSize: `${size}rem`, '--rows': cell.rows } as CSSProperties
}

/** What is seen; the label of the link says it in words. */
function text(words: string, className: string | undefined) {
  return words === '' ? null : (
    <span aria-hidden="true" className={className}>
      {words}
    </span>
  )
}

const MOST_DOTS = 3

/** One element draws all dots: the first is its ground, the others are shadows beside it. */
function dotsOf(tags: readonly Tag[]): CSSProperties | null {
  // From the end of the cell backwards.
  const [first, ...others] = tags
    .slice(0, MOST_DOTS)
    .toReversed()
    .map(({ color }) => color)
  if (!first) return null
  const dots = others.map((color, index) => `calc(var(--pitch) * ${index + 1}) 0 ${color}`)
  const rims = [first, ...others].map((_, index) => `calc(var(--pitch) * ${index}) 0 0 1px var(--rim)`)
  return { '--dot': first, '--dots': [...dots, ...rims].join() } as CSSProperties
}

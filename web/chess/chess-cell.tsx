import { type CSSProperties, memo, type ReactNode } from 'react'
import type { GridCell } from '#domain/chess/grid-layout.ts'
import type { Tag } from '#domain/project/project.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { gridCell } from '#web/grid/grid-aria.ts'
import { availabilityOf, lookOf } from '#web/instance/status.ts'
import type { CellWords } from './cell-words.ts'
import styles from './chess-cell.module.css'

interface ChessCellProps {
  readonly cell: GridCell
  /** The space before it beyond a gap, in rem. */
  readonly space: number
  readonly words: CellWords
  readonly href: string
  readonly isTabStop: boolean
  readonly isSelected: boolean
  /** Outside the filter. */
  readonly isDim: boolean
  /** Its price or status has just changed. */
  readonly isChanged: boolean
  /** Its status is neither the grid's free status nor its main sold status. */
  readonly hasOwnColour: boolean
  /** Additional content. */
  readonly extra?: ReactNode
}

/** A unit in the grid. Hundreds are visible, so it has few elements and renders again only if it has changed. */
export const ChessCell = memo(function ChessCell({ cell, space, words, ...props }: ChessCellProps) {
  const { status, tags, promoactions } = cell.instance
  const availability = availabilityOf(status)
  const look = props.hasOwnColour ? lookOf(status) : null
  // Only free units show their tags and promotions.
  const dots = availability === 'free' ? dotsOf(tags) : null
  const isPromoted = availability === 'free' && promoactions.length > 0
  return (
    <div
      {...gridCell('gridcell', cell.column, cell.columns, cell.rows)}
      data-availability={availability}
      className={joinClasses(
        styles.cell,
        look?.className,
        look && styles.own,
        words.isLong && styles.long,
        words.over && styles.over,
        words.isTight && styles.tight,
        availability === 'reserved' && words.price && styles.priced,
        dots && styles.tagged,
        isPromoted && styles.promoted,
        props.isDim && styles.dim,
        props.isChanged && styles.changed,
        props.extra !== undefined && styles.extra,
      )}
      style={{ ...look?.style, ...ownPlace(space, cell), ...dots }}
    >
      <CellContent words={words} href={props.href} isTabStop={props.isTabStop} isSelected={props.isSelected} />
      {props.extra}
    </div>
  )
})

type CellContentProps = Pick<ChessCellProps, 'words' | 'href' | 'isTabStop' | 'isSelected'>

/** The content of a cell; does not render again when a filter dims the cell. */
const CellContent = memo(function CellContent({ words, href, isTabStop, isSelected }: CellContentProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useAnchorContent: its label is its content; the visible texts beside it are too short for screen readers. */}
      <a
        className={styles.link}
        href={href}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={words.label}
        aria-current={isSelected || undefined}
      />
      {words.over && `${words.over}\n`}
      {words.lead}
      {text(words.aside, styles.aside)}
      {text(words.price, styles.price)}
      {text(words.under, styles.quiet)}
    </>
  )
})

/** A visible text; for screen readers the label of the link contains it. */
function text(words: string, className: string | undefined) {
  return words === '' ? null : (
    <span aria-hidden="true" className={className}>
      {words}
    </span>
  )
}

/** The style of a cell that has space before it or spans several cells; empty for most. */
function ownPlace(space: number, { columns, rows }: GridCell): CSSProperties {
  return {
    ...(space !== 0 && { marginInlineStart: `${space}rem` }),
    ...(columns > 1 && { inlineSize: lengthOf(columns, '--cell') }),
    ...(rows > 1 && { blockSize: lengthOf(rows, '--row') }),
  }
}

function lengthOf(count: number, side: '--cell' | '--row'): string {
  return `calc(var(${side}) * ${count} + var(--gap) * ${count - 1})`
}

const MOST_DOTS = 3
/** In the narrow cells of a phone. */
const MOST_DOTS_ON_PHONE = 2

/** The dots of the first tags. More than a phone shows are drawn anew for it. */
function dotsOf(tags: readonly Tag[]): CSSProperties | null {
  if (tags.length === 0) return null
  const colours = tags.slice(0, MOST_DOTS).map(({ color }) => color)
  const [dot, dots] = drawDots(colours)
  if (colours.length <= MOST_DOTS_ON_PHONE) return { '--dot': dot, '--dots': dots } as CSSProperties
  const [phoneDot, phoneDots] = drawDots(colours.slice(0, MOST_DOTS_ON_PHONE))
  return { '--dot': dot, '--dots': dots, '--phone-dot': phoneDot, '--phone-dots': phoneDots } as CSSProperties
}

/** One element draws all dots: the last is its background, the others are shadows beside it. */
function drawDots(colours: readonly string[]): readonly [dot: string | undefined, shadows: string] {
  // Starts at the end of the cell.
  const [first, ...others] = colours.toReversed()
  const dots = others.map((color, index) => `calc(var(--pitch) * ${index + 1}) 0 ${color}`)
  const rims = [first, ...others].map((_, index) => `calc(var(--pitch) * ${index}) 0 0 1px var(--rim)`)
  return [first, [...dots, ...rims].join()]
}

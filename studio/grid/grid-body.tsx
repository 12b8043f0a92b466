import { type CSSProperties, memo, useMemo, useRef } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { useItemsAhead } from '#ui/scroll/use-area-ahead.ts'
import styles from './grid.module.css'
import { ARIA_ROW_GROUP } from './grid-aria.ts'
import { type DrawnGroup, type GridLayout, groupsWithin } from './grid-layout.ts'
import type { GridCell, GridColumn, GridPerson } from './grid-props.ts'
import { GridRowBox, type RowActs } from './grid-row.tsx'
import { GroupHead } from './group-head.tsx'
import type { PastePlan } from './paste-plan.ts'
import type { RowScroll } from './row-scroll.ts'
import { type Shades, shadeOf } from './row-shade.ts'
import { useShifted } from './use-shifted.ts'

interface GridBodyProps {
  readonly scroller: HTMLElement | null
  readonly layout: GridLayout
  readonly scroll: RowScroll
  readonly rowHeight: number
  readonly columns: readonly GridColumn[]
  readonly cellOf: (row: string, column: string) => GridCell
  readonly shades: Shades
  readonly plan: PastePlan | null
  readonly people: readonly GridPerson[] | undefined
  readonly checked: ReadonlySet<string>
  readonly openRow: string | null
  readonly activeId: string
  readonly acts: RowActs
  readonly onToggle: ((group: string) => void) | undefined
}

/** Rows drawn beyond the visible ones on either side. */
const OVERSCAN = 7

/** The rows in sight, and that of the active cell wherever it is, since the focused field points to it. */
export const GridBody = memo(function GridBody(props: GridBodyProps) {
  const { scroller, layout, scroll, rowHeight, columns, shades, plan, people, checked, openRow, onToggle } = props
  const { t } = useTranslator()
  const rows = { size: rowHeight, count: layout.count, overscan: OVERSCAN, start: rowHeight, scale: scroll.scale }
  const scrollerRef = useMemo(() => ({ current: scroller }), [scroller])
  const { from, to } = useItemsAhead(scrollerRef, rows, 1, layout.count)
  const layer = useRef<HTMLDivElement>(null)
  // Browsers cannot place elements many millions of pixels away, so positions in a scaled grid count from the first drawn row,
  // and groups end at the drawn rows. In all others nothing moves: Firefox forgets to move the head with its group.
  const isScaled = scroll.scale !== 1
  const base = isScaled ? from : 0
  useShifted(layer, scroller, scroll, base * rowHeight)
  const peopleByRow = useMemo(() => Map.groupBy(people ?? [], ({ row }) => row), [people])
  const groups = withPosition(groupsWithin(layout, from, to), layout, shades.active?.row ?? null)
  return (
    <div className={styles.body} style={{ blockSize: scroll.extent }}>
      <div ref={layer} className={styles.layer}>
        {groups.map((part) => {
          const { group } = part
          const { from: first, to: end } = isScaled || part.isApart ? part : group
          const style: CSSProperties = {
            insetBlockStart: (first - base) * rowHeight,
            blockSize: (end - first) * rowHeight,
          }
          const lines = linesOf(layout, part)
          return (
            <div key={`${group.head?.id} ${part.isApart}`} {...ARIA_ROW_GROUP} className={styles.group} style={style}>
              {group.head && !part.isApart && (
                <GroupHead group={group.head} at={group.from} columnCount={columns.length} onToggle={onToggle} />
              )}
              {lines.map((index) => {
                const line = layout.lines[index]
                return (
                  line && (
                    <GridRowBox
                      key={line.id}
                      line={line}
                      top={(line.at - first) * rowHeight}
                      columns={columns}
                      cellOf={props.cellOf}
                      shade={shadeOf(shades, index)}
                      pasted={plan?.texts.get(index)}
                      people={peopleByRow.get(line.id)}
                      isChecked={checked.has(line.id)}
                      isOpen={openRow === line.id}
                      activeId={props.activeId}
                      checkLabel={t('grid.check_row', { number: line.number })}
                      acts={props.acts}
                    />
                  )
                )
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
})

interface BodyPart extends DrawnGroup {
  /** Holds only the active row, away from the rows in sight. */
  readonly isApart?: boolean
}

/** Adds the row of the active cell if it is out of sight. */
function withPosition(parts: readonly DrawnGroup[], layout: GridLayout, line: number | null): readonly BodyPart[] {
  const at = line === null ? undefined : layout.lines[line]?.at
  if (at === undefined || parts.some(({ from, to }) => from <= at && at < to)) return parts
  return [...parts, ...groupsWithin(layout, at, at + 1).map((part) => ({ ...part, isApart: true }))]
}

/** The lines of a drawn part. A head has none. */
function linesOf({ lineAt }: GridLayout, { group, from, to }: DrawnGroup): readonly number[] {
  const start = group.head && from === group.from ? from + 1 : from
  return lineAt.slice(start, to)
}

import { Skeleton } from '#ui/content/skeleton.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import styles from './grid.module.css'
import type { GridColumn } from './grid-props.ts'

interface GridSkeletonProps {
  readonly columns: readonly GridColumn[]
  readonly rowHeight: number
}

/** As many rows as a large screen shows. */
const ROWS = 40

/** Placeholders in the places of rows. */
export function GridSkeleton({ columns, rowHeight }: GridSkeletonProps) {
  return (
    <div className={styles.body} style={{ blockSize: ROWS * rowHeight }} aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders never move.
        <div key={row} className={styles.row} style={{ insetBlockStart: row * rowHeight }}>
          <div className={joinClasses(styles.check, styles.frozenCheck)}>
            <Skeleton width="1rem" height="0.625rem" />
          </div>
          {columns.map(({ id }, column) => (
            <div key={id} className={styles.placeholder}>
              {/* Uneven widths, so that it looks like text. */}
              <Skeleton width={`${45 + ((row * 7 + column * 13) % 40)}%`} height="0.625rem" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

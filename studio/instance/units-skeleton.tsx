import { Skeleton } from '#ui/content/skeleton.tsx'
import styles from './units-skeleton.module.css'

/** The rows of the table before the project is loaded, with their final geometry, and the bars above them. */
export function UnitsSkeleton({ rowsOnly = false }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {!rowsOnly && (
        <>
          <Bar />
          <Bar />
          <div className={styles.head} />
        </>
      )}
      {Array.from({ length: 24 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div key={index} className={styles.row}>
          {Array.from({ length: 9 }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same
            <Skeleton key={column} height="0.625rem" />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The views, or the filters below them. */
function Bar() {
  return (
    <div className={styles.bar}>
      <Skeleton height="0.625rem" />
      <Skeleton height="0.625rem" />
      <Skeleton height="0.625rem" />
    </div>
  )
}

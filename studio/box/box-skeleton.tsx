import { Skeleton } from '#ui/content/skeleton.tsx'
import styles from './box-skeleton.module.css'

/** The place of a box's rows while they are read. */
export function BoxSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      <Skeleton height="2rem" />
      <Skeleton height="2rem" />
    </div>
  )
}

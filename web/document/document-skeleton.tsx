import styles from './document-skeleton.module.css'
import { SheetSkeleton } from './sheet-skeleton.tsx'

/** A loading document: an empty bar and a sheet. */
export function DocumentSkeleton({ landscape = false }: { landscape?: boolean }) {
  return (
    <>
      <div className={styles.bar} />
      <div className={styles.sheet}>
        <SheetSkeleton landscape={landscape} />
      </div>
    </>
  )
}

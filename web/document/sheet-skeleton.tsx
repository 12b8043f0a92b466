import { Skeleton } from '#ui/content/skeleton.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { Sheet } from './sheet.tsx'
import styles from './sheet-skeleton.module.css'

/** A loading sheet in the shape of its content. */
export function SheetSkeleton({ landscape = false }: { landscape?: boolean }) {
  const { t } = useTranslator()
  return (
    <Sheet landscape={landscape}>
      <div className={styles.skeleton} role="status" aria-label={t('message.loading')} aria-busy="true">
        <Skeleton width="14rem" height="2.25rem" />
        {!landscape && <Skeleton width="60%" height="3.75rem" />}
        <div className={styles.largest}>
          <Skeleton height="100%" />
        </div>
        {!landscape && <Skeleton height="17rem" />}
        <Skeleton height={landscape ? '1.5rem' : '5.5rem'} />
      </div>
    </Sheet>
  )
}

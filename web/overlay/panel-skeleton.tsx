import { Skeleton } from '#ui/content/skeleton.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './panel-skeleton.module.css'

/** The shape of a unit card while it loads: a plan, a price, a row of actions, lines of facts. */
export function PanelSkeleton() {
  const { t } = useTranslator()
  return (
    <div role="status" aria-label={t('message.loading')} aria-busy="true">
      <Skeleton height="var(--skeleton-plan, 21rem)" />
      <div className={styles.text}>
        <Skeleton width="55%" height="2.25rem" />
        <Skeleton height="3rem" />
        {['a', 'b', 'c', 'd', 'e'].map((line) => (
          <Skeleton key={line} height="1.25rem" />
        ))}
      </div>
    </div>
  )
}

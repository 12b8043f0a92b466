import { useTranslator } from '#web/language/translator-context.ts'
import styles from './panel-skeleton.module.css'

/** The shape of a unit card while it loads: a plan, a price, a row of actions, lines of facts. */
export function PanelSkeleton() {
  const { t } = useTranslator()
  return (
    <div className={styles.skeleton} role="status" aria-label={t('message.loading')}>
      <span className={styles.plan} />
      <span className={styles.price} />
      <span className={styles.action} />
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  )
}

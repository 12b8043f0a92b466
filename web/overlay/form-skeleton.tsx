import { Skeleton } from '#ui/content/skeleton.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './panel-skeleton.module.css'

/** The shape of a form while it loads: labels over fields, and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  const { t } = useTranslator()
  return (
    <div role="status" aria-label={t('message.loading')} aria-busy="true" className={styles.text}>
      {Array.from({ length: fields }, (_, index) => `field-${index}`).map((field) => (
        <Skeleton key={field} height="4.25rem" />
      ))}
      <Skeleton height="3rem" />
    </div>
  )
}

import { isForeign } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './hold-form.module.css'

/** Says by which clocks a field for a time goes, where they differ from those of the reader. */
export function ZoneNote({ timeZone }: { readonly timeZone: string }) {
  const { t } = useTranslator()
  if (!isForeign(new Date(), timeZone)) return null
  return <span className={styles.zone}>{t('common.time_zone_of', { zone: timeZone.replaceAll('_', ' ') })}</span>
}

import type { Instance } from '#domain/chess/chess.ts'
import { wordNumber } from '#i18n/word-unit.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './unit-place.module.css'

/** The building, storey and number of a unit in one line. */
export function UnitPlace({ instance, hasNumber }: { instance: Instance; hasNumber: boolean }) {
  const translator = useTranslator()
  const { t } = translator
  const { estate, storey, layout, number } = instance
  return (
    <span className={styles.place}>
      <span>{estate.name}</span>
      {/* A house has no storey: it is the whole building. */}
      {layout.type !== 'house' && <span>{t('storey.name', { number: String(storey.number) })}</span>}
      {hasNumber && <span>{wordNumber(translator, number)}</span>}
    </span>
  )
}

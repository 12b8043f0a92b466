import type { LabelTotal } from '#domain/chess/chess.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './free-labels.module.css'

/** The number of free units per room count, with the lowest price of each. */
export function FreeLabels({ labels }: { labels: readonly LabelTotal[] }) {
  const translator = useTranslator()
  const { rooms_basis } = useProject().data.project
  const { money } = useUnitWords()
  if (labels.length === 0) return null
  return (
    <dl className={styles.labels}>
      {labels.map(({ label, count, min_price }) => (
        <div key={label}>
          <dt>{wordRooms(translator, label, rooms_basis)}</dt>
          <dd className={styles.count}>{translator.t('count.free', { count })}</dd>
          {min_price !== null && <dd>{translator.t('price.from', { price: money(min_price) })}</dd>}
        </div>
      ))}
    </dl>
  )
}

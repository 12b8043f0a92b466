import type { Storey } from '#domain/chess/chess.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './storey-labels.module.css'

/** The number of free units on a storey per room count, with the lowest price of each. */
export function StoreyLabels({ storey }: { storey: Storey }) {
  const translator = useTranslator()
  const { rooms_basis } = useProject().data.project
  const { compactMoney } = useUnitWords()
  const { labels } = usePlaceFigures()(storey)
  if (labels.length === 0) return null
  return (
    <dl className={styles.labels}>
      {labels.map(({ label, count, min_price }) => (
        <div key={label}>
          <dt>{wordRooms(translator, label, rooms_basis)}</dt>
          <dd>
            <b>{count}</b>
            {min_price !== null && ` ${translator.t('price.from', { price: compactMoney(min_price) })}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

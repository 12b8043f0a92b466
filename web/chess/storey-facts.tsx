import type { StoreyRow } from '#domain/chess/grid-layout.ts'
import { wordRooms } from '#i18n/word-unit.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { usePlaceFigures } from '#web/choice/use-place-figures.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-dock.module.css'
import { nameOfRow } from './name-of-row.ts'
import { wordFree } from './word-free.ts'

/** The free units of a storey by rooms, which buyers ask for first. */
export function StoreyFacts({ row }: { row: StoreyRow }) {
  const translator = useTranslator()
  const { rooms_basis } = useProject().data.project
  const words = useUnitWords()
  const figures = usePlaceFigures()(row)
  const { t } = translator
  return (
    <div className={styles.text}>
      <strong>{nameOfRow(translator, row)}</strong>
      <span className={styles.quiet}>{wordFree(translator, words, figures)}</span>
      {figures.labels.length > 0 && (
        <dl className={styles.rooms}>
          {figures.labels.map(({ label, count, min_price }) => (
            <div key={label}>
              <dt>{wordRooms(translator, label, rooms_basis)}</dt>
              <dd>{count}</dd>
              <dd>{min_price === null ? '' : t('price.from', { price: words.compactMoney(min_price) })}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { BoldFigure } from './bold-figure.tsx'
import { ClearButton } from './clear-button.tsx'
import { FilterButton } from './filter-button.tsx'
import { KindMenu } from './kind-menu.tsx'
import { wordCount } from './kind-words.ts'
import styles from './results-bar.module.css'
import { useKinds } from './use-kinds.ts'

/** On small screens: the number of units of a kind, which also opens the kind menu, and the filter button. */
export function ResultsBar() {
  const translator = useTranslator()
  const { t } = translator
  const count = useChoice().count ?? 0
  const { kinds, sole } = useKinds()
  const found = <BoldFigure text={wordCount(translator, count, sole)} count={count} />
  return (
    <div className={styles.results}>
      {kinds.length > 1 ? (
        <KindMenu
          trigger={(trigger) => (
            <button type="button" className={styles.pill} {...trigger}>
              <span>{found}</span>
              <Icon name="down" size="small" />
            </button>
          )}
        />
      ) : (
        <span className={styles.pill}>{found}</span>
      )}
      <VisuallyHidden>
        <output>{t('count.found', { count })}</output>
      </VisuallyHidden>
      <ClearButton />
      <FilterButton label={t('control.filter')} hasWords />
    </div>
  )
}

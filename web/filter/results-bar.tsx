import { Icon } from '#ui/icon/icon.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { BoldFigure } from './bold-figure.tsx'
import { ClearButton } from './clear-button.tsx'
import { FilterButton } from './filter-button.tsx'
import { SpokenCount } from './found-count.tsx'
import { KindMenu } from './kind-menu.tsx'
import styles from './results-bar.module.css'
import { useKinds } from './use-kinds.ts'

/** On small screens: the number of available units, which also opens the kind menu, and the filter button. */
export function ResultsBar() {
  const { t } = useTranslator()
  const free = useChoice().count?.free ?? 0
  const { kinds } = useKinds()
  const found = <BoldFigure text={t('count.free', { count: free })} count={free} />
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
      <SpokenCount />
      <ClearButton />
      <FilterButton label={t('control.filter')} hasWords />
    </div>
  )
}

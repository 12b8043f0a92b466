import { activeCriteria, EMPTY_FILTER } from '#domain/filter/filter.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import styles from './filter-entry.module.css'

/** Opens the filter and says how much of it is set; what is set can be cleared at once. */
export function FilterEntry() {
  const translator = useTranslator()
  const { t } = translator
  const { viewState, openModal, setViewState } = useNavigation()
  const count = activeCriteria(viewState.filter).length
  return (
    <div className={styles.entry}>
      {count > 0 && (
        <IconButton
          icon="close"
          label={t('control.clear_filter')}
          onClick={() => setViewState({ filter: EMPTY_FILTER })}
        />
      )}
      <Button
        className={count > 0 ? styles.active : undefined}
        aria-haspopup="dialog"
        onClick={() => openModal({ type: 'filter' })}
      >
        <Icon name="filter" />
        {t('control.filter')}
        {count > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {formatNumber(translator, count)}
            </span>
            <VisuallyHidden>{t('filter.active', { count })}</VisuallyHidden>
          </>
        )}
      </Button>
    </div>
  )
}

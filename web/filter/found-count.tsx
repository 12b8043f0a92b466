import { formatNumber } from '#i18n/format-number.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { FigureIn } from './figure-in.tsx'
import styles from './filter-controls.module.css'

/** How many units meet the filter: in full for those who hear the page, shortly for those who see what is asked for. */
export function FoundCount() {
  const translator = useTranslator()
  const { t } = translator
  const count = useChoice().count ?? 0
  const text = t('filter.found', { count: formatNumber(translator, count) })
  return (
    <>
      <span className={styles.found} aria-hidden="true">
        <FigureIn text={text} count={count} />
      </span>
      <VisuallyHidden>
        <output>{t('count.found', { count })}</output>
      </VisuallyHidden>
    </>
  )
}

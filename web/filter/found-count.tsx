import { formatNumber } from '#i18n/format-number.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { BoldFigure } from './bold-figure.tsx'
import styles from './filter-controls.module.css'

/** The number of matching units: short on the screen, in full words for screen readers. */
export function FoundCount() {
  const translator = useTranslator()
  const { t } = translator
  const count = useChoice().count ?? 0
  const say = (found: number) => t('filter.found', { count: formatNumber(translator, found) })
  // As wide as the largest count, or chips would appear and disappear as the number of digits changes.
  const widest = say(useProject().index.instances.length)
  return (
    <>
      <span className={styles.found} data-widest={widest} aria-hidden="true">
        <BoldFigure text={say(count)} count={count} />
      </span>
      <VisuallyHidden>
        <output>{t('count.found', { count })}</output>
      </VisuallyHidden>
    </>
  )
}

import { formatNumber } from '#i18n/format-number.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { FigureIn } from './figure-in.tsx'
import styles from './filter-controls.module.css'

/** How many units meet the filter: in full for those who hear the page, shortly for those who see what is asked for. */
export function FoundCount() {
  const translator = useTranslator()
  const { t } = translator
  const count = useChoice().count ?? 0
  const say = (found: number) => t('filter.found', { count: formatNumber(translator, found) })
  // As wide as the largest count, or a chip would come and go with a digit.
  const widest = say(useProject().index.instances.length)
  return (
    <>
      <span className={styles.found} data-widest={widest} aria-hidden="true">
        <FigureIn text={say(count)} count={count} />
      </span>
      <VisuallyHidden>
        <output>{t('count.found', { count })}</output>
      </VisuallyHidden>
    </>
  )
}

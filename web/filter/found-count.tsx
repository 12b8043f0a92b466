import { count } from '#domain/chess/count.ts'
import { wordFreeOf } from '#i18n/word-kinds.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { BoldFigure } from './bold-figure.tsx'
import styles from './filter-controls.module.css'
import { useKinds } from './use-kinds.ts'

/** The number of available units for screen readers, which hear every change of it. */
export function SpokenCount() {
  const translator = useTranslator()
  const { count: found } = useChoice()
  const { sole } = useKinds()
  return (
    <VisuallyHidden>
      <output>{found && wordFreeOf(translator, found, sole)}</output>
    </VisuallyHidden>
  )
}

/** The number of available units, on pages that say it nowhere else. */
export function FoundCount() {
  const { t } = useTranslator()
  const { index } = useProject()
  const free = useChoice().count?.free ?? 0
  // As wide as the largest count, or chips would appear and disappear as the number of digits changes.
  const widest = t('count.free', { count: count(index.instances).free })
  return (
    <span className={styles.found} data-widest={widest} aria-hidden="true">
      <BoldFigure text={t('count.free', { count: free })} count={free} />
    </span>
  )
}

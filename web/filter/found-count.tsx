import { formatNumber } from '#i18n/format-number.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './filter-bar.module.css'

/** How many units meet the filter. */
export function FoundCount() {
  const { loading } = useCatalogue()
  const { count } = useChoice()
  return (
    <output className={styles.found} aria-busy={loading === 'loading'}>
      {count !== null && <Count count={count} />}
      {count === null && loading === 'loading' && <Skeleton width="6rem" height="1rem" />}
    </output>
  )
}

/** The figure stands out in its sentence; one and two may have words of their own and no figure. */
function Count({ count }: { count: number }) {
  const translator = useTranslator()
  const figure = formatNumber(translator, count)
  const [before, after] = translator.t('count.found', { count }).split(figure)
  return (
    <>
      {before}
      {after !== undefined && <b>{figure}</b>}
      {after}
    </>
  )
}

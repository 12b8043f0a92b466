import { useMemo } from 'react'
import { isFree } from '#domain/instance/availability.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './chess-plus-view.module.css'
import type { Survey } from './survey.ts'

/** Says over the map that nothing in it can be bought, or that nothing in it matches. */
export function PlusNotice({ survey: { instances } }: { survey: Survey }) {
  const { t } = useTranslator()
  const { failures, clearFilter } = useChoice()
  const hasFree = useMemo(() => instances.some(isFree), [instances])
  const hasMatch = useMemo(() => instances.some(({ row }) => failures?.[row] === 0), [instances, failures])
  if (!hasFree) {
    return (
      <p className={styles.notice} role="status">
        {t('message.no_premises')}
      </p>
    )
  }
  if (hasMatch) return null
  return (
    <div className={styles.notice} role="status">
      <p>{t('filter.nothing')}</p>
      <Button size="small" onClick={clearFilter}>
        {t('control.clear_filter')}
      </Button>
    </div>
  )
}

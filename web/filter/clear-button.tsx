import type { MouseEvent } from 'react'
import { activeCriteria } from '#domain/filter/filter.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './filter-controls.module.css'

/** Clears the whole filter. Keeps its space while hidden, so that the bar does not shift. */
export function ClearButton() {
  const { t } = useTranslator()
  const { filter, clearFilter } = useChoice()
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is about to disappear, so the focus moves to the start of the bar.
    currentTarget.closest('search')?.querySelector<HTMLElement>('input, button')?.focus()
    clearFilter()
  }
  return (
    <span className={activeCriteria(filter).length > 0 ? undefined : styles.nothingToClear}>
      <IconButton icon="close" size="small" label={t('control.clear_filter')} onClick={clear} />
    </span>
  )
}

import type { MouseEvent } from 'react'
import { activeCriteria } from '#domain/filter/filter.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './filter-controls.module.css'

/** Takes the whole filter away. It keeps its place while there is nothing to take, so that the bar stands still. */
export function ClearButton() {
  const { t } = useTranslator()
  const { filter, clearFilter } = useChoice()
  const clear = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // It is gone in a moment: the focus goes to the beginning of the bar.
    currentTarget.closest('search')?.querySelector<HTMLElement>('input, button')?.focus()
    clearFilter()
  }
  return (
    <span className={activeCriteria(filter).length > 0 ? undefined : styles.nothingToClear}>
      <IconButton icon="close" size="small" label={t('control.clear_filter')} onClick={clear} />
    </span>
  )
}

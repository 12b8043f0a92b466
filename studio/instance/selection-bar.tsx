import type { RefObject } from 'react'
import { EXISTS, fieldKey } from '#domain/draft/entity.ts'
import { shownField, UNIT_COLUMNS, type UnitColumn } from '#domain/unit-table/unit-columns.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { errorKey } from '#studio/api/error-message.ts'
import type { GridHandle, GridSelection } from '#studio/grid/grid-props.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import styles from './selection-bar.module.css'

export interface SelectionBarProps {
  readonly book: UnitBook
  readonly selection: GridSelection | null
  readonly checked: ReadonlySet<string>
  readonly grid: RefObject<GridHandle | null>
  /** Opens the change of many prices. Only for those who may change them. */
  readonly onChangePrices: ((units: readonly UnitFacts[]) => void) | undefined
}

/** What can be done with the selected cells or the ticked units. */
export function SelectionBar({ book, selection, checked, grid, onChangePrices }: SelectionBarProps) {
  const { t } = useTranslator()
  const { store, calls } = useProject()
  const { project } = useProjectState()
  const showToast = useToast()
  const rows = checked.size > 0 ? [...checked].filter((id) => book.byId.has(id)) : (selection?.rows ?? [])
  const columns = checked.size > 0 ? UNIT_COLUMNS : (selection?.columns ?? [])
  const cells = checked.size > 0 ? rows.length : rows.length * columns.length
  if (cells < 2) return null
  const words =
    checked.size > 0 ? t('common.units', { count: rows.length }) : t('units.selected', { cells, units: rows.length })
  const live = columns.includes('status') ? rows.filter((id) => book.byId.get(id)?.isNew === false).length : 0
  const drafted = rows.flatMap((id) =>
    columns.flatMap((column) => {
      const unit = book.byId.get(id)
      const name = unit && shownField(unit, column as UnitColumn)
      const isMade = name && project.draft.has(fieldKey({ ...name, field: EXISTS }))
      return name && !isMade && project.draft.has(fieldKey(name)) ? [name] : []
    }),
  )
  const revert = async () => {
    try {
      const { changed } = await calls.revert(drafted)
      store.reload()
      showToast({ text: t('units.reverted', { count: changed }), icon: 'check' })
    } catch (error) {
      showToast({ text: t(errorKey(error)), icon: 'alert' })
    }
  }
  return (
    <div className={styles.bar} role="toolbar" aria-label={words}>
      <span className={styles.count}>{words}</span>
      <span className={styles.line} />
      {checked.size === 0 && live > 0 && (
        <>
          <span className={styles.live}>{t('units.live.count', { count: live })}</span>
          <span className={styles.line} />
        </>
      )}
      {onChangePrices && (checked.size > 0 || columns.includes('price')) && (
        <Button
          size="small"
          variant="plain"
          onClick={() => onChangePrices(rows.flatMap((id) => book.byId.get(id) ?? []))}
        >
          <Icon name="percent" size="small" />
          {t('units.change_prices')}
        </Button>
      )}
      {checked.size === 0 && (
        <>
          <Button size="small" variant="plain" onClick={() => grid.current?.fillDown()}>
            <Icon name="down" size="small" />
            {t('units.fill_down')}
          </Button>
          <Button size="small" variant="plain" onClick={() => grid.current?.copy()}>
            <StudioIcon name="copy" size="small" />
            {t('common.copy')}
          </Button>
        </>
      )}
      {drafted.length > 0 && (
        <Button size="small" variant="plain" onClick={revert}>
          <StudioIcon name="undo" size="small" />
          {t('units.revert')}
        </Button>
      )}
    </div>
  )
}

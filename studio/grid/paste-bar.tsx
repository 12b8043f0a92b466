import type { Cell } from '#domain/table/cell-range.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './paste-bar.module.css'
import type { PastePlan } from './paste-plan.ts'
import type { PasteWithin } from './use-clipboard.ts'

interface PasteBarProps {
  readonly plan: PastePlan
  readonly within: PasteWithin | null
  /** What else has to be known about it. */
  readonly note: string | null
  /** Scrolls to a cell. */
  readonly onShow: (cell: Cell) => void
  readonly onPaste: () => void
  readonly onCancel: () => void
}

/** Says what pasting would do, and asks. Enter, Escape and the space bar in the grid answer too. */
export function PasteBar({ plan, within, note, onShow, onPaste, onCancel }: PasteBarProps) {
  const { t, numberFormat } = useTranslator()
  const { rect, edits, faults, firstFault, readOnly, rowsLeftOut, columnsLeftOut } = plan
  const size = { rows: rect.bottom - rect.top + 1, columns: rect.last - rect.first + 1 }
  const parts = [
    t('grid.paste_fits', { count: edits.length }),
    ...(note === null ? [] : [note]),
    ...(faults > 0 ? [t('grid.paste_faults', { count: faults })] : []),
    ...(readOnly > 0 ? [t('grid.paste_read_only', { count: readOnly })] : []),
    ...(rowsLeftOut > 0 ? [t('grid.paste_left_out', { count: rowsLeftOut })] : []),
    ...(columnsLeftOut > 0 ? [t('grid.paste_columns_left_out', { count: columnsLeftOut })] : []),
  ]
  return (
    // The field of the grid keeps the focus.
    <div className={styles.bar} role="status" onMouseDown={(event) => event.preventDefault()}>
      <span className={styles.text}>
        <b>{t('grid.paste_size', size)}</b> · {parts.join(' · ')}
      </span>
      {within && (
        <button type="button" aria-pressed={within.isChosen} onClick={within.toggle}>
          {within.isChosen && <Icon name="check" size="small" />}
          {t('grid.paste_within', { count: within.rows })} <kbd>␣</kbd>
        </button>
      )}
      <button type="button" className={styles.main} disabled={edits.length === 0} onClick={onPaste}>
        <Icon name="check" size="small" />
        {t('grid.paste', { count: numberFormat({}).format(edits.length) })}
      </button>
      {firstFault && (
        <button type="button" onClick={() => onShow(firstFault)}>
          {t('grid.paste_show')}
        </button>
      )}
      <button type="button" onClick={onCancel}>
        {t('control.cancel')} <kbd>Esc</kbd>
      </button>
    </div>
  )
}

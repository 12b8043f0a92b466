import type { PointerEvent } from 'react'
import { useTranslator } from '#studio/language/language-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { CheckBox } from './check-box.tsx'
import styles from './grid.module.css'
import { ariaCell, ariaRow } from './grid-aria.ts'
import type { GridColumn } from './grid-props.ts'
import type { RowChecks } from './use-checks.ts'

interface GridHeadProps {
  readonly columns: readonly GridColumn[]
  /** The first and the last selected column. */
  readonly selected: { readonly first: number; readonly last: number } | null
  readonly checks: RowChecks
  readonly onResizeDown: (event: PointerEvent<HTMLElement>, column: number) => void
  readonly onFit: (column: number) => void
}

/** The titles of the columns. The edge of a title changes the width of its column. */
export function GridHead({ columns, selected, checks, onResizeDown, onFit }: GridHeadProps) {
  const { t } = useTranslator()
  return (
    <div {...ariaRow(-1)} className={styles.head}>
      <div {...ariaCell('columnheader', -1)} className={joinClasses(styles.check, styles.frozenCheck)}>
        <CheckBox
          label={t('grid.check_all')}
          isChecked={checks.state === 'all'}
          isMixed={checks.state === 'some'}
          onToggle={checks.toggleAll}
        />
      </div>
      {columns.map(({ id, title, align, mark, note }, index) => (
        <div
          key={id}
          {...ariaCell('columnheader', index)}
          className={joinClasses(
            styles.title,
            index === 0 && styles.frozenTitle,
            align === 'end' && styles.figures,
            selected && selected.first <= index && index <= selected.last && styles.selectedTitle,
          )}
        >
          <span className={styles.titles} data-text>
            <span className={styles.titleText}>{title}</span>
            {!mark && note && <span className={styles.note}>{note}</span>}
            {mark && (
              <button
                type="button"
                className={styles.mark}
                title={mark.hint}
                aria-label={mark.hint}
                onClick={mark.onOpen}
              >
                {mark.isLocked && <Icon name="lock" size="small" />}
                <span dir="auto">{mark.text}</span>
              </button>
            )}
          </span>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: only the pointer drags the edge. */}
          <span
            className={styles.edge}
            onPointerDown={(event) => onResizeDown(event, index)}
            onDoubleClick={() => onFit(index)}
          />
        </div>
      ))}
    </div>
  )
}

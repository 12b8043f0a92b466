import { figureIn, isSummed, UNIT_COLUMNS } from '#domain/unit-table/unit-columns.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { figuresOf } from '#domain/unit-table/unit-views.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatClock } from '#studio/format/format-when.ts'
import type { GridSelection } from '#studio/grid/grid-props.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { RichText } from '#studio/language/rich-text.tsx'
import { useProjectState } from '#studio/project/project-context.ts'
import { useProjectZone } from '#studio/project/use-project-zone.ts'
import { countWaiting } from '#studio/project/waiting.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './units-status-bar.module.css'
import type { UnitList } from './use-unit-list.ts'

interface UnitsStatusBarProps {
  readonly list: UnitList
  readonly selection: GridSelection | null
}

/** Counts and sums of what is selected, and whether everything is saved. */
export function UnitsStatusBar({ list, selection }: UnitsStatusBarProps) {
  const translator = useTranslator()
  const { t } = translator
  const timeZone = useProjectZone()
  const { waiting, savedAt, savedLive, isAway, keepsNothing } = useProjectState()
  const { book, found } = list
  const values = selection ? selectedValues(selection, book.byId) : []
  const figures = values.length > 1 ? figuresOf(values) : null
  const cells = selection ? selection.rows.length * selection.columns.length : 0
  const amount = (value: number) => formatAmount(translator, Math.round(value))
  const strong = (text: string | number) => `<b>${text}</b>`
  const count = countWaiting(waiting)
  return (
    <footer className={styles.bar}>
      <span>
        <RichText text={t('units.bar.shown', { shown: strong(found.length), all: book.units.length })} />
      </span>
      {cells > 1 && <span>{t('units.bar.cells', { count: cells })}</span>}
      {figures && (
        <>
          <span>
            <RichText text={t('units.bar.sum', { value: strong(amount(figures.sum)) })} />
          </span>
          <span>
            <RichText text={t('units.bar.average', { value: strong(amount(figures.average)) })} />
          </span>
          <span>
            <RichText
              text={t('units.bar.range', { value: strong(`${amount(figures.min)} – ${amount(figures.max)}`) })}
            />
          </span>
        </>
      )}
      <span className={styles.saved} role="status">
        {count > 0 ? (
          isAway ? (
            <>
              <StudioIcon name="cloudoff" size="small" />
              {keepsNothing ? t('units.bar.unkept') : t('units.bar.waiting', { count })}
            </>
          ) : (
            t('units.bar.saving')
          )
        ) : savedAt ? (
          <>
            <Icon name="check" size="small" />
            {t(savedLive > 0 ? 'units.bar.live' : 'units.bar.saved', {
              count: savedLive,
              time: formatClock(translator, savedAt, timeZone),
            })}
          </>
        ) : null}
      </span>
    </footer>
  )
}

/** The figures of the selected cells, if all selected columns hold the same kind of figure. */
function selectedValues(selection: GridSelection, units: ReadonlyMap<string, UnitFacts>): readonly number[] {
  const [id] = selection.columns
  const column = UNIT_COLUMNS.find((each) => each === id)
  if (selection.columns.length !== 1 || !column || !isSummed(column)) return []
  return selection.rows.flatMap((row) => {
    const unit = units.get(row)
    return unit ? (figureIn(unit, column) ?? []) : []
  })
}

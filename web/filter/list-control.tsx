import type { Filter } from '#domain/filter/filter.ts'
import type { LayoutType } from '#domain/layout/layout.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { Chip } from '#ui/button/chip.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './list-control.module.css'
import type { ListCriterion, ListOption } from './list-options.ts'

interface ListControlProps {
  readonly criterion: ListCriterion
  readonly label: string
  readonly options: readonly ListOption[]
  /** The values in the filter. */
  readonly named: readonly (string | number)[]
  /** All types of the shown kind. */
  readonly wholeKind: readonly LayoutType[]
  readonly onChange: (change: Partial<Filter>) => void
}

/** A multiple choice of values, each with the number of units it would show. */
export function ListControl({ criterion, label, options, named, wholeKind, onChange }: ListControlProps) {
  const translator = useTranslator()
  const values = options.map(({ value }) => value)
  // All types of a kind together are the kind itself, so none counts as chosen.
  const isWhole = criterion === 'types' && values.every((value) => named.includes(value))
  const chosen = isWhole ? [] : named
  const toggle = (toggled: string | number) => {
    // In the order of the options, not of the presses.
    const next = values.filter((value) => (value === toggled) !== chosen.includes(value))
    if (criterion === 'types' && next.length % values.length === 0) onChange({ types: wholeKind })
    else onChange({ [criterion]: next } as Partial<Filter>)
  }
  return (
    <fieldset className={joinClasses(styles.list, criterion === 'rooms' && styles.rooms)} aria-label={label}>
      {options.map(({ value, label: name, count }) => (
        <Chip
          key={value}
          className={joinClasses(styles.chip, count === 0 && styles.none)}
          aria-pressed={chosen.includes(value)}
          count={formatNumber(translator, count)}
          onClick={() => toggle(value)}
        >
          <span>{name}</span>
        </Chip>
      ))}
    </fieldset>
  )
}

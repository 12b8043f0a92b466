import type { Filter } from '#domain/filter/filter.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Chip } from '#web/ui/chip.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import styles from './list-control.module.css'
import type { ListCriterion, ListOption } from './list-options.ts'
import type { FilterDraft } from './use-filter-draft.ts'

interface ListControlProps {
  readonly criterion: ListCriterion
  readonly label: string
  readonly options: readonly ListOption[]
  readonly draft: FilterDraft
}

/** Any of some values, each with how many units it would show; where nothing is chosen, all of the types are. */
export function ListControl({ criterion, label, options, draft }: ListControlProps) {
  const translator = useTranslator()
  const chosen: readonly (string | number)[] = draft.filter[criterion]
  const choose = (values: readonly (string | number)[]) => draft.change({ [criterion]: values } as Partial<Filter>)
  const toggle = (toggled: string | number) =>
    // In the order of the options, whatever order they were pressed in.
    choose(options.map(({ value }) => value).filter((value) => (value === toggled) !== chosen.includes(value)))
  return (
    <fieldset className={joinClasses(styles.list, criterion === 'rooms' && styles.rooms)} aria-label={label}>
      {criterion === 'types' && (
        <Chip aria-pressed={chosen.length === 0} onClick={() => choose([])}>
          {translator.t('type.all')}
        </Chip>
      )}
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

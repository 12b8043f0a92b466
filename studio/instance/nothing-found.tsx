import { useMemo } from 'react'
import { hurtingPart, withLimit } from '#domain/unit-table/unit-filter.ts'
import { EmptyState } from '#studio/box/empty-state.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { Button } from '#ui/button/button.tsx'
import { limitTitle, limitWords } from './limit-words.ts'
import { useColumnUnits } from './use-column-units.ts'
import type { UnitList } from './use-unit-list.ts'

/** Says that no unit fits, and names the limit whose removal shows the most. */
export function NothingFound({ list }: { readonly list: UnitList }) {
  const translator = useTranslator()
  const { t } = translator
  const units = useColumnUnits()
  const { book, base, filter, today, optionsOf, onFilter, onLeaveView } = list
  const hurting = useMemo(() => hurtingPart(book, base, filter, today), [book, base, filter, today])
  if (!hurting)
    return (
      <EmptyState picture="filter" title={t('units.nothing.title')} text={t('units.nothing.text')}>
        <Button onClick={list.onClear}>{t('control.clear_filter')}</Button>
      </EmptyState>
    )
  const { part, count } = hurting
  const name =
    part.kind === 'limit'
      ? `${limitTitle(translator, part.limit.column, units)} ${limitWords(translator, part.limit, optionsOf(part.limit.column))}`
      : part.kind === 'sought'
        ? t('units.filter.search', { word: filter.sought.trim() })
        : t(`units.view.${base}`)
  const remove = () => {
    if (part.kind === 'limit') onFilter(withLimit(filter, part.limit.column, null))
    else if (part.kind === 'sought') onFilter({ ...filter, sought: '' })
    else onLeaveView()
  }
  return (
    <EmptyState
      picture="filter"
      title={t('units.nothing.title')}
      text={t('units.nothing.without', { name, units: t('common.units', { count }) })}
    >
      <Button onClick={remove}>{t('units.filter.remove_one', { name })}</Button>
      <Button variant="plain" onClick={list.onClear}>
        {t('control.clear_filter')}
      </Button>
    </EmptyState>
  )
}

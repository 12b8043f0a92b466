import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { countUnits, type UnitGroup } from '#domain/unit-table/unit-views.ts'
import { formatShortMoney } from '#studio/format/format-money.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import type { ColumnUnits } from './unit-columns.ts'

/** What the head of a group says: its name, a few facts, and how many units are changed. */
interface GroupWords {
  readonly title: string
  readonly notes: readonly string[]
  readonly badge: string | undefined
}

interface WordsContext {
  readonly translator: StudioTranslator
  readonly book: Pick<UnitBook, 'changed'>
  readonly units: Pick<ColumnUnits, 'currency'>
}

/** The words of a group of units. */
export function groupWords(
  members: readonly UnitFacts[],
  group: UnitGroup,
  { translator, book, units }: WordsContext,
): GroupWords {
  const { t } = translator
  const [first] = members
  const changed = members.filter(({ id }) => book.changed.has(id)).length
  const { free, from } = countUnits(members)
  // The name says it already, or there is nothing to say.
  const hasFree = group !== 'status' && members.some(({ effective }) => effective !== null)
  return {
    title: first ? titleOf(translator, first, group) : '',
    notes: [
      t('common.units', { count: members.length }),
      ...(hasFree ? [t('units.head.free', { count: free })] : []),
      ...(from === null ? [] : [t('price.from', { price: formatShortMoney(translator, from, units.currency) })]),
    ],
    badge: changed > 0 ? t('units.head.changed', { count: changed }) : undefined,
  }
}

/** The name of a storey with its building and section. */
export function storeyTitle({ t }: StudioTranslator, { estate, section, storey }: UnitFacts): string {
  return section.name
    ? joinParts([estate.name, section.name, t('storey.name', { number: storey.number })])
    : t('units.head.storey', { estate: estate.name, section: section.number, storey: storey.number })
}

function titleOf(translator: StudioTranslator, first: UnitFacts, group: UnitGroup): string {
  const { t } = translator
  const { estate, section, layout, effective } = first
  switch (group) {
    case 'storey':
      return storeyTitle(translator, first)
    case 'section':
      return section.name
        ? joinParts([estate.name, section.name])
        : t('units.head.section', { estate: estate.name, section: section.number })
    case 'estate':
      return estate.name
    case 'layout':
      return layout?.id ?? t('units.head.no_layout')
    case 'status':
      return effective?.name ?? t('palette.no_status')
    case 'none':
      return ''
  }
}

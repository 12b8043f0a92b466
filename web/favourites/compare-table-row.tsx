import { isFree } from '#domain/chess/availability.ts'
import type { CompareRow, CompareValue } from '#domain/compare/compare-row.ts'
import { Badge } from '#ui/button/badge.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import table from './compare-table.module.css'
import styles from './compare-table-row.module.css'
import { labelOf, wordCompared } from './compare-words.ts'
import type { FavouriteUnit } from './favourite-units.ts'

interface CompareTableRowProps {
  readonly row: CompareRow
  readonly units: readonly FavouriteUnit[]
}

/** A row with its label, the value of each unit, and a badge for the best. */
export function CompareTableRow({ row, units }: CompareTableRowProps) {
  const translator = useTranslator()
  const isSmall = useScreenSize() === 'small'
  const label = labelOf(
    translator,
    row.field,
    units.map(({ scope }) => scope.project.data.project),
  )
  return (
    <tr>
      <th scope="row" className={table.rowHead}>
        {/* On a small screen the label is shown above each value instead. */}
        {isSmall ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </th>
      {units.map((unit, place) => (
        <td
          key={unit.instance.id}
          className={joinClasses(table.cell, !isFree(unit.instance) && table.taken)}
          data-label={label}
        >
          <span className={styles.value}>
            <Value row={row} value={row.values[place] ?? null} unit={unit} />
            {row.best?.at.includes(place) && (
              <Badge tone="accent">{translator.t(`favorites.best_${row.best.word}`)}</Badge>
            )}
          </span>
        </td>
      ))}
    </tr>
  )
}

/** Shown where a unit has no value. */
const NOTHING = '–'

interface ValueProps {
  readonly row: CompareRow
  readonly value: CompareValue | null
  readonly unit: FavouriteUnit
}

function Value({ row, value, unit }: ValueProps) {
  const translator = useTranslator()
  if (value === null) return <span className={styles.nothing}>{NOTHING}</span>
  switch (value.kind) {
    case 'status':
      return <StatusMark status={value.status} />
    case 'promoactions':
      return value.promoactions.map(({ id, name }) => <span key={id}>{name}</span>)
    case 'tags':
      return value.tags.map((tag) => <TagMark key={tag.id} tag={tag} />)
    default:
      return <span>{wordCompared(translator, row.field, value, unit.scope.project.data.project)}</span>
  }
}

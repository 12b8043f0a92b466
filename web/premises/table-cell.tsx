import type { ReactNode } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { wordSection } from '#i18n/word-place.ts'
import { FavouriteButton } from '#web/instance/favourite-button.tsx'
import { InstanceLink } from '#web/instance/instance-link.tsx'
import { Plan } from '#web/instance/plan.tsx'
import { StatusMark } from '#web/instance/status-mark.tsx'
import { TagMark } from '#web/instance/tag-mark.tsx'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import look from './row-look.module.css'
import type { ColumnName } from './table-columns.ts'
import { TablePrice } from './table-price.tsx'

interface TableCellProps {
  readonly column: ColumnName
  readonly instance: Instance
  readonly isOpen: boolean
  readonly onChoose: () => void
}

/** The content of a unit's cell in a column. */
export function TableCell({ column, instance, isOpen, onChoose }: TableCellProps): ReactNode {
  const translator = useTranslator()
  const words = useUnitWords()
  const { estate, section, storey } = instance
  switch (column) {
    case 'plan':
      return (
        <span className={look.sheet}>
          <Plan instance={instance} sizes="3.25rem" />
        </span>
      )
    case 'number':
      return (
        <InstanceLink
          instance={instance}
          className={look.link}
          aria-label={words.name(instance)}
          aria-current={isOpen || undefined}
          onClick={onChoose}
        >
          {instance.number}
        </InstanceLink>
      )
    case 'kind':
      return words.kind(instance)
    case 'area':
      return words.area(instance)
    case 'estate':
      return estate.name
    case 'section':
      return wordSection(translator, section)
    case 'storey':
      // Keeps the minus of a basement in front in right-to-left.
      return <bdi dir="ltr">{storey.number}</bdi>
    case 'features':
      return isFree(instance) ? (
        instance.tags.map((tag) => <TagMark key={tag.id} tag={tag} />)
      ) : (
        <StatusMark status={instance.status} />
      )
    case 'per_area':
      return <TablePrice instance={instance} isPerArea />
    case 'price':
      return <TablePrice instance={instance} />
    case 'heart':
      return <FavouriteButton instance={instance} />
  }
}

// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table roles when `display` is not that of a table.
import { memo } from 'react'
import { isFree } from '#domain/chess/availability.ts'
import type { Instance } from '#domain/chess/chess.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import look from './row-look.module.css'
import { TableCell } from './table-cell.tsx'
import type { Column } from './table-columns.ts'
import styles from './unit-table.module.css'
import type { ChooseUnit } from './use-list-tracking.ts'

interface UnitTableRowProps {
  readonly instance: Instance
  readonly position: number
  readonly columns: readonly Column[]
  readonly isOpen: boolean
  readonly onChoose: ChooseUnit
}

/** A unit as a row of the table. */
export const UnitTableRow = memo(function UnitTableRow(props: UnitTableRowProps) {
  const { instance, position, columns, isOpen, onChoose } = props
  const { changed } = useCatalogue()
  return (
    <tr
      role="row"
      // Counts from 1, and the header is row 1.
      aria-rowindex={position + 2}
      className={joinClasses(look.row, styles.row, !isFree(instance) && styles.taken)}
      data-changed={changed.get(instance.id)}
    >
      {columns.map(({ name }) => (
        <td key={name} role="cell" className={styles[name]}>
          <TableCell column={name} instance={instance} isOpen={isOpen} onChoose={() => onChoose(instance, position)} />
        </td>
      ))}
    </tr>
  )
})

import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { compareUnits, differencesOf } from '#domain/compare/compare-units.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { CompareHead } from './compare-head.tsx'
import styles from './compare-table.module.css'
import { CompareTableRow } from './compare-table-row.tsx'
import type { FavouriteUnit } from './favourite-units.ts'

interface CompareTableProps {
  readonly units: readonly FavouriteUnit[]
  readonly onlyDifferences: boolean
  /** The content of the corner above the row labels. */
  readonly corner: ReactNode
}

/** The comparison table: a column per unit, a row per field. */
export function CompareTable({ units, onlyDifferences, corner }: CompareTableProps) {
  const { t } = useTranslator()
  const rows = useMemo(() => {
    const all = compareUnits(units.map(({ instance, scope }) => ({ instance, project: scope.project.data.project })))
    return onlyDifferences ? differencesOf(all) : all
  }, [units, onlyDifferences])
  return (
    <div className={styles.scroller}>
      <table className={styles.table} style={{ '--units': units.length } as CSSProperties}>
        <caption>
          <VisuallyHidden>{t('control.compare')}</VisuallyHidden>
        </caption>
        <colgroup>
          <col />
          <col span={units.length} />
        </colgroup>
        <thead>
          <tr>
            <td className={styles.corner}>{corner}</td>
            {units.map((unit) => (
              <CompareHead key={unit.instance.id} unit={unit} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareTableRow key={row.field} row={row} units={units} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

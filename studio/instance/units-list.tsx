import { Fragment } from 'react'
import { formatMoney } from '#i18n/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { HoldUntil } from './hold-until.tsx'
import { StatusMark } from './status-mark.tsx'
import { cellTexts } from './unit-columns.ts'
import type { UnitBook, UnitFacts } from './unit-facts.ts'
import { groupUnits } from './unit-list.ts'
import styles from './units-list.module.css'
import { useColumnUnits } from './use-column-units.ts'

interface UnitsListProps {
  readonly units: readonly UnitFacts[]
  readonly book: UnitBook
  readonly onOpen: (id: string) => void
}

/** The units by storey, for small screens. */
export function UnitsList({ units, book, onOpen }: UnitsListProps) {
  const translator = useTranslator()
  const { t } = translator
  const { currency } = useColumnUnits()
  return (
    <div className={styles.list}>
      {groupUnits(units, 'storey').map(({ id, units: members }) => {
        const [first] = members
        if (!first) return null
        const { estate, section, storey } = first
        return (
          <Fragment key={id}>
            <h2>
              {t('units.head.storey', {
                ...{ estate: estate.name, section: section.name || section.number, storey: storey.number },
              })}
            </h2>
            <ul>
              {members.map((unit) => (
                <li key={unit.id}>
                  <button type="button" onClick={() => onOpen(unit.id)}>
                    <b>{unit.number}</b>
                    <span className={styles.what}>
                      <span>
                        {[
                          cellTexts(translator, unit, 'rooms', book).text,
                          cellTexts(translator, unit, 'area', book).text,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                      {unit.effective && <StatusMark status={unit.effective} />}
                      {unit.hold && <HoldUntil hold={unit.hold} />}
                    </span>
                    <span className={styles.price}>
                      {unit.price === null ? t('units.on_request') : formatMoney(translator, unit.price, currency)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </Fragment>
        )
      })}
    </div>
  )
}

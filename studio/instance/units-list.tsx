import { Fragment } from 'react'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { groupUnits } from '#domain/unit-table/unit-views.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { storeyTitle } from './group-words.ts'
import { HoldUntil } from './hold-until.tsx'
import { liveHint } from './live-hint.ts'
import { StatusMark } from './status-mark.tsx'
import { factsText } from './unit-title.ts'
import styles from './units-list.module.css'
import { useColumnUnits } from './use-column-units.ts'

interface UnitsListProps {
  readonly units: readonly UnitFacts[]
  readonly book: UnitBook
  readonly onOpen: (id: string) => void
  /** Opens the change of many prices. Only for those who may change them. */
  readonly onChangePrices: ((units: readonly UnitFacts[]) => void) | undefined
}

/** The units by storey, for small screens. There are no ranges here, so prices change for all that are shown. */
export function UnitsList({ units, book, onOpen, onChangePrices }: UnitsListProps) {
  const translator = useTranslator()
  const { t } = translator
  const facts = projectFacts(useProjectState().project.shown)
  return (
    <div className={styles.list}>
      {onChangePrices && units.length > 0 && (
        <div className={styles.acts}>
          <span>{t('common.units', { count: units.length })}</span>
          <Button variant="plain" onClick={() => onChangePrices(units)}>
            <Icon name="percent" size="small" />
            {t('units.change_prices')}
          </Button>
        </div>
      )}
      {groupUnits(units, 'storey').map(({ id, units: members }) => {
        const [first] = members
        if (!first) return null
        return (
          <Fragment key={id}>
            <h2>
              {storeyTitle(translator, first)} <small>{t('common.units', { count: members.length })}</small>
            </h2>
            <ul>
              {members.map((unit) => (
                <li key={unit.id}>
                  <button type="button" onClick={() => onOpen(unit.id)}>
                    <span className={styles.what}>
                      <span className={styles.facts}>
                        <b>{unit.number}</b>
                        <span>{factsText(translator, unit, book, facts)}</span>
                      </span>
                      {unit.effective && <StatusMark status={unit.effective} />}
                      {unit.hold && <HoldUntil hold={unit.hold} />}
                    </span>
                    <UnitPrice unit={unit} book={book} />
                    <Icon name="next" size="small" />
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

/** The price, and below it the live one while another is in the draft, otherwise the price per unit of area. */
function UnitPrice({ unit, book }: { readonly unit: UnitFacts; readonly book: UnitBook }) {
  const translator = useTranslator()
  const { t } = translator
  const { currency, areaUnit } = useColumnUnits()
  const each = unit.perArea
  const { project } = useProjectState()
  const hint = liveHint(translator, project, book, unit, 'price')
  return (
    <span
      className={styles.price}
      data-changed={hint !== undefined || undefined}
      data-empty={unit.price === null || undefined}
    >
      <b>{unit.price === null ? t('units.on_request') : formatMoney(translator, unit.price, currency)}</b>
      {hint === undefined ? (
        each !== null && (
          <small>{t(`price.per_${areaUnit}`, { price: formatAmount(translator, Math.round(each)) })}</small>
        )
      ) : (
        <small>{hint}</small>
      )}
    </span>
  )
}

import type { CSSProperties } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { useProjectState } from '#studio/project/project-context.ts'
import { projectFacts } from '#studio/project/project-facts.ts'
import { Menu } from '#ui/floating/menu.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useFieldOwners } from './field-owners.ts'
import { LivePrice } from './live-price.tsx'
import { OwnerNote } from './owner-note.tsx'
import { StatusMark } from './status-mark.tsx'
import tags from './tag-marks.module.css'
import { UnitPlan } from './unit-plan.tsx'
import styles from './unit-summary.module.css'
import { factsText } from './unit-title.ts'
import { useUnitAsking } from './use-unit-asking.tsx'

interface UnitSummaryProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
}

/** The price, the status and the facts of a unit. */
export function UnitSummary({ unit, book }: UnitSummaryProps) {
  const translator = useTranslator()
  const { project } = useProjectState()
  const { isOwned } = useFieldOwners()
  const marks = (ids: readonly string[], all: UnitBook['tags']) =>
    ids.map((id) => all.find((mark) => mark.id === id) ?? { id, name: id, color: undefined })
  const named = [...marks(unit.tags, book.tags), ...marks(unit.promoactions, book.promoactions)]
  return (
    <div className={styles.summary}>
      <UnitPlan layout={unit.layout} sizes="104px" />
      <div className={styles.words}>
        <LivePrice unit={unit} />
        {isOwned('price', unit) && <OwnerNote column="price" />}
        <UnitStatusMenu unit={unit} book={book} />
        <p className={styles.facts}>{factsText(translator, unit, book, projectFacts(project.shown))}</p>
        {named.length > 0 && (
          <ul className={styles.tags}>
            {named.map(({ id, name, color }) => (
              <li key={id} className={tags.tag} style={color ? ({ '--tag': color } as CSSProperties) : undefined}>
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The status of a unit, with a list to change it for those who may. */
function UnitStatusMenu({ unit, book }: UnitSummaryProps) {
  const { t } = useTranslator()
  const { role } = useMe()
  const { change, question } = useUnitAsking(book)
  const { isOwned } = useFieldOwners()
  const { status, effective } = unit
  if (!effective) return null
  if (isOwned('status', unit)) {
    return (
      <div className={styles.status}>
        <StatusMark status={effective} />
        <OwnerNote column="status" />
      </div>
    )
  }
  if (!hasDuty(role, unit.isNew ? 'describe' : 'sell')) return <StatusMark status={effective} />
  return (
    <div className={styles.status}>
      <Menu
        label={t('field.status')}
        items={book.statuses.map((each) => ({
          key: each.id,
          label: each.name,
          chosen: each.id === status?.id,
          content: (
            <>
              <StatusMark status={each} />
              {each.id === status?.id && (
                <span className={styles.tick}>
                  <Icon name="check" size="small" />
                </span>
              )}
            </>
          ),
          onSelect: () => change(unit, { status: each.id }),
        }))}
        trigger={(trigger) => (
          <button type="button" className={styles.choose} {...trigger}>
            <StatusMark status={effective} />
            <Icon name="down" size="small" />
          </button>
        )}
      />
      {!unit.isNew && <span className={styles.note}>{t('units.live')}</span>}
      {question}
    </div>
  )
}

import { useEffect } from 'react'
import { hasDuty } from '#domain/account/role.ts'
import { valueIn } from '#domain/draft/entity.ts'
import { pastPrices, plotStart, rowsSince } from '#domain/unit-table/price-steps.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatSpan, formatWhen } from '#studio/format/format-when.ts'
import { joinParts } from '#studio/format/join-parts.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import type { StudioIconName } from '#studio/icon/studio-icon-paths.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { useProject, useProjectState } from '#studio/project/project-context.ts'
import { Button } from '#ui/button/button.tsx'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { useFieldOwners } from './field-owners.ts'
import type { HistoryRow } from './history-rows.ts'
import { wordRow, wordWho } from './history-words.ts'
import { useKnownPrices } from './known-prices.ts'
import { PricePlot } from './price-plot.tsx'
import styles from './unit-history.module.css'
import panel from './unit-panel.module.css'
import { useUnitHistory } from './use-unit-history.ts'

interface UnitHistoryProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
  readonly timeZone: string
}

/** The price and the statuses of a unit over time, and everything that happened to it. */
export function UnitHistory({ unit, book, timeZone }: UnitHistoryProps) {
  const translator = useTranslator()
  const { t } = translator
  const { project } = useProjectState()
  const { rows, born, isLoaded, hasMore, fault, isLoading, loadMore } = useUnitHistory(unit)
  const now = new Date()
  const plotted = rowsSince(rows, born)
  const start = plotStart(plotted, now.getTime(), born)
  const stored = valueIn(project.live, { kind: 'instance', id: unit.id, field: 'price' })
  const live = typeof stored === 'number' ? stored : null
  const known = useKnownPrices()
  useEffect(() => {
    // Rows of the page are read newest first: what is loaded is the recent past.
    if (isLoaded) known.set(unit.id, pastPrices(plotted, live))
  })
  return (
    <>
      {!unit.isNew && (
        <section className={panel.part} aria-busy={!isLoaded}>
          <h3>
            {t('units.history.price_and_status')}
            {isLoaded && (
              <small className={styles.span}>
                {formatSpan(translator, { from: start, to: now.getTime() }, timeZone)}
              </small>
            )}
          </h3>
          {isLoaded ? (
            <PricePlot unit={unit} book={book} start={start} live={live} timeZone={timeZone} now={now} rows={plotted} />
          ) : (
            !fault && <Skeleton height="5.25rem" />
          )}
        </section>
      )}
      <section className={panel.part} aria-busy={!isLoaded}>
        <h3>{t('units.history.title')}</h3>
        {fault && <p className={styles.empty}>{t(fault)}</p>}
        {!isLoaded && !fault && <Skeleton height="2.25rem" />}
        {isLoaded && rows.length === 0 && <p className={styles.empty}>{t('units.history.none')}</p>}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <Row key={row.key} row={row} unit={unit} book={book} timeZone={timeZone} now={now} />
          ))}
        </ul>
        {hasMore && (
          <Button size="small" variant="plain" loading={isLoading} onClick={() => void loadMore()}>
            {t('common.show_more')}
          </Button>
        )}
      </section>
    </>
  )
}

interface RowProps extends UnitHistoryProps {
  readonly row: HistoryRow
  readonly now: Date
}

function Row({ row, unit, book, timeZone, now }: RowProps) {
  const translator = useTranslator()
  const { t } = translator
  const { what, values } = wordRow(row, { translator, book, timeZone, now })
  const notes = [wordWho(translator, row.who), formatWhen(translator, row.at, timeZone, now)]
  // A former status is not struck out: it was no mistake.
  const Old = row.field === 'status' ? 'span' : 'del'
  if (row.origin) notes.push(t(`units.history.by.${row.origin}`))
  if (row.isDraft) notes.push(t('units.history.not_published'))
  return (
    <li>
      <Face who={row.who} />
      <div className={styles.row}>
        <p>
          {what}{' '}
          {values && (
            <span className={styles.values}>
              <Old>{values.old}</Old>
              <StudioIcon name="arrow" size="small" />
              <VisuallyHidden> → </VisuallyHidden>
              <ins>{values.new}</ins>
            </span>
          )}
        </p>
        <small>{joinParts(notes)}</small>
      </div>
      <Restore row={row} unit={unit} />
    </li>
  )
}

/** Puts the price of a row into the draft. Not shown if the unit has that price. */
function Restore({ row, unit }: Pick<RowProps, 'row' | 'unit'>) {
  const translator = useTranslator()
  const { t } = translator
  const { store } = useProject()
  const { role } = useMe()
  const showToast = useToast()
  const { isOwned } = useFieldOwners()
  const value = typeof row.new === 'number' ? row.new : null
  if (row.field !== 'price' || value === unit.price || !hasDuty(role, 'describe') || isOwned('price', unit)) return null
  const price = value === null ? t('units.on_request') : formatAmount(translator, value)
  const restore = () => {
    store.change([{ kind: 'instance', id: unit.id, field: 'price', value, base: unit.price }])
    showToast({ text: t('units.history.restored', { number: unit.number, price }), icon: 'check' })
  }
  return (
    <Button
      size="small"
      variant="plain"
      className={styles.restore}
      aria-label={t('units.history.restore_price', { price })}
      onClick={restore}
    >
      {t('units.history.restore')}
    </Button>
  )
}

const ICONS: Readonly<Partial<Record<HistoryRow['who']['kind'], StudioIconName>>> = {
  crm: 'bolt',
  feed: 'feed',
  system: 'clock',
}

/** The initials of a person, or an icon for a feed, a key, a CRM and the server itself. */
function Face({ who: { kind, name } }: Pick<HistoryRow, 'who'>) {
  if (kind === 'person' && name) return <Avatar name={name} />
  const icon = ICONS[kind]
  return (
    <span className={styles.face}>
      {icon ? <StudioIcon name={icon} size="small" /> : <Icon name={kind === 'key' ? 'key' : 'user'} size="small" />}
    </span>
  )
}

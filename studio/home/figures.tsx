import { Fragment } from 'react'
import type { ProjectFigures } from '#contract/project-figures.ts'
import { hasDuty } from '#domain/account/role.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { type Money, sumFigures } from './account-figures.ts'
import styles from './figures.module.css'
import type { NewRequests } from './use-new-requests.ts'
import { waitingTime } from './waiting-time.ts'

interface FiguresProps {
  readonly all: readonly ProjectFigures[]
  /** Every project has answered. */
  readonly isComplete: boolean
  readonly requests: NewRequests | null
}

/** What all projects have to sell, and how many requests wait. */
export function Figures({ all, isComplete, requests }: FiguresProps) {
  const translator = useTranslator()
  const { t, numberFormat } = translator
  const maySeeRequests = hasDuty(useMe().role, 'serve')
  const { units, available, held, withoutPrice, stock, lowest } = sumFigures(all)
  const money = ({ amount, currency }: Money) => formatMoney(translator, Math.round(amount), currency)
  const whole = numberFormat({ maximumFractionDigits: 0 })
  const oldest = requests?.orders.at(-1)
  return (
    <dl className={styles.figures}>
      <Figure
        label={t('home.available')}
        value={isComplete ? whole.format(available) : null}
        notes={[lowest ? t('home.of_units_from', { units, price: money(lowest) }) : t('home.of_units', { units })]}
      />
      <Figure label={t('home.held')} value={isComplete ? whole.format(held) : null} notes={[t('home.held_note')]} />
      <Figure
        label={t('home.stock')}
        value={isComplete ? (stock[0] ? money(stock[0]) : whole.format(0)) : null}
        notes={stockNotes()}
      />
      {maySeeRequests && (
        <Figure
          label={t('home.requests')}
          value={
            requests &&
            (requests.hasMore ? `${whole.format(requests.orders.length)}+` : whole.format(requests.orders.length))
          }
          notes={[oldest ? t('home.oldest_waits', { time: sayWait(oldest.created_at) }) : t('home.no_requests')]}
        />
      )}
    </dl>
  )

  /** Amounts in other currencies, and what the value leaves out. */
  function stockNotes(): readonly string[] {
    const others = stock.slice(1).map(money)
    const missing = withoutPrice > 0 ? [t('home.without_price', { count: withoutPrice })] : []
    const notes = [...others, ...missing]
    return notes.length > 0 ? notes : [t('home.stock_note')]
  }

  function sayWait(since: string): string {
    const { word, count } = waitingTime(since, Date.now())
    return t(word, { count })
  }
}

interface FigureProps {
  readonly label: string
  /** Null until it is known. */
  readonly value: string | null
  /** Each amount stays on one line. */
  readonly notes: readonly string[]
}

/** Longer amounts are set smaller. */
const LONG = 11

function Figure({ label, value, notes }: FigureProps) {
  const isLong = value !== null && value.length > LONG
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isLong ? styles.long : undefined}>
        {value === null ? <Skeleton width="6rem" height="1.5rem" /> : <bdi>{value}</bdi>}
      </dd>
      <dd className={styles.note}>
        {value !== null &&
          notes.map((note, index) => (
            <Fragment key={note}>
              {index > 0 && ' · '}
              <span className={notes.length > 1 ? styles.whole : undefined}>{note}</span>
            </Fragment>
          ))}
      </dd>
    </div>
  )
}

import type { ProjectFigures } from '#contract/project-figures.ts'
import { hasDuty } from '#domain/account/role.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Skeleton } from '#ui/content/skeleton.tsx'
import { type Money, sumFigures } from './account-figures.ts'
import styles from './figures.module.css'
import type { NewRequests } from './home-calls.ts'
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
        note={lowest ? t('home.of_units_from', { units, price: money(lowest) }) : t('home.of_units', { units })}
      />
      <Figure label={t('home.held')} value={isComplete ? whole.format(held) : null} note={t('home.held_note')} />
      <Figure
        label={t('home.stock')}
        value={isComplete ? (stock[0] ? money(stock[0]) : whole.format(0)) : null}
        note={stockNote()}
      />
      {maySeeRequests && (
        <Figure
          label={t('home.requests')}
          value={
            requests &&
            (requests.hasMore ? `${whole.format(requests.orders.length)}+` : whole.format(requests.orders.length))
          }
          note={oldest ? t('home.oldest_waits', { time: sayWait(oldest.created_at) }) : t('home.no_requests')}
        />
      )}
    </dl>
  )

  /** Amounts in other currencies, and what the value leaves out. */
  function stockNote(): string {
    const others = stock.slice(1).map(money)
    const missing = withoutPrice > 0 ? [t('home.without_price', { count: withoutPrice })] : []
    return [...others, ...missing].join(' · ') || t('home.stock_note')
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
  readonly note: string
}

/** Longer amounts are set smaller. */
const LONG = 11

function Figure({ label, value, note }: FigureProps) {
  const isLong = value !== null && value.length > LONG
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isLong ? styles.long : undefined}>
        {value === null ? <Skeleton width="6rem" height="1.5rem" /> : <bdi>{value}</bdi>}
      </dd>
      <dd className={styles.note}>{value !== null && note}</dd>
    </div>
  )
}

import type { CSSProperties } from 'react'
import { priceSteps, statusSpans } from '#domain/unit-table/price-steps.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { formatWhen } from '#studio/format/format-when.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import hidden from '#ui/look/visually-hidden.module.css'
import type { HistoryRow } from './history-rows.ts'
import { PLOT, plotScale, stepPath } from './plot-shape.ts'
import styles from './price-plot.module.css'

interface PricePlotProps {
  readonly unit: UnitFacts
  readonly book: UnitBook
  readonly rows: readonly HistoryRow[]
  /** When it begins. */
  readonly start: number
  /** The price that visitors see; null if it is on request. */
  readonly live: number | null
  readonly timeZone: string
  readonly now: Date
}

/** The price of a unit over time with its statuses below. Screen readers get the same as a table. */
export function PricePlot({ unit, book, rows, start, live, timeZone, now: today }: PricePlotProps) {
  const translator = useTranslator()
  const { t, numberFormat } = translator
  const now = today.getTime()
  const steps = priceSteps(rows, live, start)
  const spans = statusSpans(rows, unit, book.statuses, { start, now })
  const prices = [...steps.map(({ price }) => price), unit.price].filter((price) => price !== null)
  const scale = plotScale(prices.length > 0 ? prices : [0], start, now)
  const isDrafted = unit.price !== null && unit.price !== live
  const when = (at: number) => formatWhen(translator, new Date(at), timeZone, today)
  const short = numberFormat({ notation: 'compact', maximumSignificantDigits: 4 })
  return (
    <>
      <svg className={styles.plot} viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} aria-hidden="true">
        {prices.length > 0 &&
          scale.marks.map((price) => (
            <g key={price}>
              <path className={styles.line} d={`M0 ${scale.y(price)}H${PLOT.end + 6}`} />
              <text className={styles.text} x={PLOT.width} y={scale.y(price) + 4}>
                {short.format(price)}
              </text>
            </g>
          ))}
        <path className={styles.price} d={stepPath(steps, scale, now)} />
        {isDrafted && unit.price !== null && (
          <path
            className={styles.drafted}
            d={
              live === null
                ? `M${PLOT.end - 14} ${scale.y(unit.price)}H${PLOT.end}`
                : `M${PLOT.end} ${scale.y(live)}V${scale.y(unit.price)}`
            }
          />
        )}
        {unit.price !== null && <circle className={styles.now} cx={PLOT.end} cy={scale.y(unit.price)} r="3.75" />}
        {spans.map(({ from, to, status }) => (
          <rect
            key={from}
            className={styles.status}
            style={{ '--st': status?.color ?? '#8a857d' } as CSSProperties}
            x={scale.x(from)}
            y={PLOT.band}
            // A gap between spans, but no span without any width.
            width={Math.max(1.5, scale.x(to) - scale.x(from) - 1.5)}
            height="5"
            rx="2.5"
          />
        ))}
      </svg>
      <div className={hidden.hidden}>
        <table>
          <caption>{t('units.history.plot', { number: unit.number })}</caption>
          <thead>
            <tr>
              <th>{t('units.history.since')}</th>
              <th>{t('field.price')}</th>
              <th>{t('field.status')}</th>
            </tr>
          </thead>
          <tbody>
            {[...new Set([...steps.map(({ at }) => at), ...spans.map(({ from }) => from)])]
              .sort((a, b) => a - b)
              .map((at) => {
                const price = steps.findLast((step) => step.at <= at)?.price ?? null
                return (
                  <tr key={at}>
                    <td>{when(at)}</td>
                    <td>{price === null ? t('units.on_request') : formatAmount(translator, price)}</td>
                    <td>{spans.findLast(({ from }) => from <= at)?.status?.name ?? ''}</td>
                  </tr>
                )
              })}
          </tbody>
        </table>
      </div>
    </>
  )
}

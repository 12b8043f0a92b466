import { type Currency, isoCurrency } from '#domain/price/currency.ts'
import type { BulkPreview, Kept } from '#domain/unit-table/bulk-preview.ts'
import type { StudioKey } from '#i18n/messages.ts'
import { formatAmount, formatShortMoney } from '#studio/format/format-money.ts'
import { formatChange } from '#studio/format/format-when.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { BulkHistogram } from './bulk-histogram.tsx'
import styles from './bulk-prices.module.css'

const SHOWN = 5
const NAMED = 12
/** Enough to see a difference, and as many before as after it. */
const SUM_DIGITS = { minimumSignificantDigits: 4, maximumSignificantDigits: 4 }

/** Units that are named, since somebody has to look after them. */
const NAMED_KEYS = {
  on_request: 'units.bulk.without_price',
  without_area: 'units.bulk.without_area',
  to_zero: 'units.bulk.to_zero',
} as const satisfies Partial<Record<Kept, StudioKey>>

const COUNTED_KEYS = {
  taken: 'units.bulk.kept.taken',
  promoted: 'units.bulk.kept.promoted',
  same: 'units.bulk.kept.same',
} as const satisfies Partial<Record<Kept, StudioKey>>

/** The first rows of a change of prices, what is left alone, and how the prices are spread. */
export function BulkTable({ preview: { changes, kept } }: { readonly preview: BulkPreview }) {
  const translator = useTranslator()
  const { t, numberFormat } = translator
  const amount = (price: number | null) => (price === null ? t('units.on_request') : formatAmount(translator, price))
  const hasExtra = changes.some(({ unit, extra }) => extra !== unit.extraPrice)
  const number = (count: number) => numberFormat({}).format(count)
  const notes = [
    ...(changes.length > SHOWN ? [t('units.bulk.more', { count: number(changes.length - SHOWN) })] : []),
    ...keysOf(NAMED_KEYS).flatMap((key) => {
      const names = kept[key].map((unit) => unit.number)
      if (names.length === 0) return []
      const list = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ' …' : '')
      return [t(NAMED_KEYS[key], { count: number(names.length), names: list })]
    }),
    ...keysOf(COUNTED_KEYS).flatMap((key) =>
      kept[key].length > 0 ? [t(COUNTED_KEYS[key], { count: number(kept[key].length) })] : [],
    ),
  ]
  return (
    <div className={styles.preview}>
      {changes.length === 0 ? (
        <p className={styles.nothing}>{t('units.bulk.nothing')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('units.bulk.unit')}</th>
              <th>{t('units.bulk.now')}</th>
              <th>{t('units.bulk.new')}</th>
              <td />
              {hasExtra && <th>{t('field.extra_price')}</th>}
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, SHOWN).map(({ unit, before, after, extra }) => (
              <tr key={unit.id}>
                <td>{t('common.unit', { number: unit.number })}</td>
                <td>
                  <del>{amount(before)}</del>
                </td>
                <td>
                  <b>{amount(after)}</b>
                </td>
                <td>
                  <bdi>{before ? formatChange(translator, after / before - 1) : ''}</bdi>
                </td>
                {hasExtra && <td>{extra !== null && amount(extra)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {changes.length > 1 && <BulkHistogram changes={changes} />}
    </div>
  )
}

interface BulkStockProps {
  readonly preview: BulkPreview
  readonly currency: Currency
}

/** The value of the units before and after. */
export function BulkStock({ preview: { stock }, currency }: BulkStockProps) {
  const translator = useTranslator()
  const { t, numberFormat } = translator
  const difference = stock.after - stock.before
  const money = numberFormat({
    style: 'currency',
    currency: isoCurrency(currency),
    currencyDisplay: 'narrowSymbol',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  return (
    <div className={styles.stock}>
      <b>
        <bdi>{formatShortMoney(translator, stock.before, currency, SUM_DIGITS)}</bdi>
        <StudioIcon name="arrow" size="small" />
        <bdi>{formatShortMoney(translator, stock.after, currency, SUM_DIGITS)}</bdi>
      </b>
      <small>
        {t('units.bulk.stock', {
          difference: money.format(difference),
          share: stock.before > 0 ? formatChange(translator, difference / stock.before) : '–',
        })}
      </small>
    </div>
  )
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}

import { histogramOf, type PriceChange } from '#domain/unit-table/bulk-preview.ts'
import { formatAmount } from '#studio/format/format-money.ts'
import { useTranslator } from '#studio/language/language-context.ts'
import styles from './bulk-prices.module.css'

const BINS = 20
const [WIDTH, HEIGHT] = [380, 46]
const GAP = 4
/** Few bars are not drawn wider. */
const WIDEST = 40

/** How the prices are spread before (filled bars) and after a change (outlined ones). The last bar may hold far higher prices. */
export function BulkHistogram({ changes }: { readonly changes: readonly PriceChange[] }) {
  const translator = useTranslator()
  const { before, after, low, high, hasMore } = histogramOf(changes, BINS)
  const most = Math.max(1, ...before, ...after)
  const step = WIDTH / Math.max(1, before.length)
  const width = Math.min(WIDEST, step - GAP)
  const barOf = (count: number, index: number, least: number) => {
    // By the root, so that a hundred garages of one price leave the homes beside them to be seen.
    const height = Math.max(least, Math.sqrt(count / most) * (HEIGHT - GAP))
    return { x: index * step + (step - width) / 2, y: HEIGHT - height, width, height, rx: 2 }
  }
  return (
    <figure className={styles.histogram}>
      <svg viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`} role="img" aria-label={translator.t('units.bulk.histogram')}>
        {before.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the place on the axis.
          <rect key={index} {...barOf(count, index, 1)} />
        ))}
        {after.map((count, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the place on the axis.
          <rect key={index} data-after {...barOf(count, index, 0)} />
        ))}
      </svg>
      <figcaption>
        <span>{formatAmount(translator, low)}</span>
        {(high > low || hasMore) && (
          <span>
            {hasMore && '> '}
            {formatAmount(translator, high)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

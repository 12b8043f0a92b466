import { useTranslator } from '#studio/language/language-context.ts'
import { histogramOf, type PriceChange } from './bulk-preview.ts'
import styles from './bulk-prices.module.css'

const BINS = 20
const [WIDTH, HEIGHT, STEP] = [380, 46, 19]

/** How the prices are spread before (bars) and after (line) a change. */
export function BulkHistogram({ changes }: { readonly changes: readonly PriceChange[] }) {
  const { t } = useTranslator()
  const { before, after } = histogramOf(changes, BINS)
  const most = Math.max(1, ...before, ...after)
  const heightOf = (count: number) => (count / most) * (HEIGHT - 10)
  const points = after.map((count, index) => `${index * STEP + STEP / 2} ${HEIGHT - 4 - heightOf(count)}`)
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('units.bulk.histogram')}
    >
      {before.map((count, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the place on the axis.
          key={index}
          x={index * STEP + 2}
          y={HEIGHT - 4 - heightOf(count)}
          width={STEP - 4}
          height={Math.max(1, heightOf(count))}
          rx="2"
        />
      ))}
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}

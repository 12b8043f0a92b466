import { useMemo } from 'react'
import type { Range } from '#domain/filter/filter.ts'
import { BARS_PER_STEP, histogram, type RangeCriterion } from '#domain/filter/histogram.ts'
import type { Failures } from '#domain/filter/match-units.ts'
import { endsOn, moveEnd, type Scale, withEnd } from '#domain/filter/scale.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { type StopBar, StopRange } from '#ui/field/stop-range.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import type { FilterChanges } from './pending-changes.ts'
import styles from './range-control.module.css'
import { RangeField } from './range-field.tsx'
import { rangeWords } from './range-words.ts'

const ENDS = ['from', 'to'] as const

/** The width of a bar in steps, if each value is a stop. */
const NARROW = 0.28

interface RangeControlProps {
  readonly criterion: RangeCriterion
  readonly label: string
  readonly scale: Scale
  readonly range: Range | null
  readonly failures: Failures
  readonly changes: FilterChanges
}

/** A range, set with two thumbs under a histogram of the available units or by typing two figures. */
export function RangeControl({ criterion, label, scale, range, failures, changes }: RangeControlProps) {
  const translator = useTranslator()
  const { t } = translator
  const { data, index } = useProject()
  const words = rangeWords(translator, data.project, criterion)
  const bars = useMemo(
    () => barsOf(histogram(index, failures, criterion, scale), scale),
    [index, failures, criterion, scale],
  )
  const last = scale.stops.length - 1
  const stops = scale.stops.map((stop, at) =>
    scale.isOpen && at === last
      ? t('filter.plus', { value: words.short(scale.stops[at - 1] ?? stop) })
      : words.short(stop),
  )
  const endLabels = { from: t('filter.from'), to: t('filter.to') }
  const speak = (value: number | null | undefined) => (value == null ? t('filter.any') : words.full(value))
  return (
    <div className={styles.range}>
      <StopRange
        label={label}
        endLabels={endLabels}
        ends={endsOn(scale, range)}
        spoken={{ from: speak(range?.from), to: speak(range?.to) }}
        stops={stops}
        isOpen={scale.isOpen}
        bars={bars}
        onMove={(end, stop) => changes.slide({ [criterion]: moveEnd(scale, range, end, stop) })}
      />
      <div className={styles.ends}>
        {ENDS.map((end) => (
          <RangeField
            key={end}
            label={endLabels[end]}
            unit={words.unit}
            about={label}
            value={range?.[end] ?? null}
            open={end === 'from' ? scale.least : scale.most}
            // Storey numbers are shown as in the building.
            format={(value) => (criterion === 'storey' ? String(value) : formatNumber(translator, value))}
            onChange={(value) => changes.change({ [criterion]: withEnd(range, end, value) })}
          />
        ))}
      </div>
    </div>
  )
}

function barsOf(counts: readonly number[], { isEach }: Scale): readonly StopBar[] {
  const most = Math.max(...counts, 1)
  const [step, first, width] = isEach ? [1, 0, NARROW] : [1 / BARS_PER_STEP, 0.5 / BARS_PER_STEP, 1 / BARS_PER_STEP]
  const bars = counts.map((count, index) => ({ at: first + index * step, width, share: count / most }))
  return bars.filter(({ share }) => share > 0)
}

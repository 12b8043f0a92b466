import { useMemo } from 'react'
import type { Bounds } from '#domain/filter/filter-ranges.ts'
import { histogram, type RangeCriterion } from '#domain/filter/histogram.ts'
import { endsOf, rangeOf, stepOf, withEnd } from '#domain/filter/range.ts'
import { formatArea } from '#i18n/format-area.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { formatNumber } from '#i18n/format-number.ts'
import { RangeSlider } from '#ui/field/range-slider.tsx'
import { alignBounds } from '#ui/field/range-values.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './range-control.module.css'
import { RangeField } from './range-field.tsx'
import type { FilterDraft } from './use-filter-draft.ts'

/** More bars could not be told apart. */
const BARS = 28
const ENDS = ['from', 'to'] as const

interface RangeControlProps {
  readonly criterion: RangeCriterion
  readonly label: string
  readonly bounds: Bounds
  readonly draft: FilterDraft
}

/** A range, set with two thumbs on a histogram of the free units or by typing two figures. */
export function RangeControl({ criterion, label, bounds, draft }: RangeControlProps) {
  const translator = useTranslator()
  const { t } = translator
  const { data, index } = useProject()
  const { currency, area_unit } = data.project
  const range = draft.filter[criterion]
  const step = stepOf(bounds)
  const bars = useMemo(
    () => histogram(index, draft.failures, criterion, alignBounds({ ...bounds, step }), BARS),
    [index, draft.failures, criterion, bounds, step],
  )
  const format = (value: number) => {
    if (criterion === 'price') return formatMoney(translator, value, currency)
    // Storey numbers are shown as in the building.
    return criterion === 'area' ? formatNumber(translator, value) : String(value)
  }
  const speak = (value: number) => (criterion === 'area' ? formatArea(translator, value, area_unit) : format(value))
  const endLabels = { from: t('filter.from'), to: t('filter.to') }
  return (
    <div className={styles.range}>
      <RangeSlider
        {...bounds}
        step={step}
        label={label}
        endLabels={endLabels}
        value={endsOf(range, bounds)}
        format={speak}
        bars={bars}
        onChange={(ends) => draft.slide({ [criterion]: rangeOf(ends, bounds) })}
      />
      <div className={styles.ends}>
        {ENDS.map((end) => (
          <RangeField
            key={end}
            label={endLabels[end]}
            about={label}
            value={range?.[end] ?? null}
            open={end === 'from' ? bounds.min : bounds.max}
            format={format}
            onChange={(value) => draft.change({ [criterion]: withEnd(range, end, value, bounds) })}
          />
        ))}
      </div>
    </div>
  )
}

import type { CSSProperties } from 'react'
import type { Range } from '#domain/filter/filter.ts'
import { type HeatBin, heatBins } from '#domain/heat/heat-bin.ts'
import type { HeatScale } from '#domain/heat/heat-scale.ts'
import { formatSpan } from '#i18n/format-number.ts'
import type { Translator } from '#i18n/translator.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { figuresOf } from './cell-text.ts'
import { heatLook } from './heat-look.ts'
import styles from './insight.module.css'
import { CRITERION_OF } from './insight-figures.ts'
import type { Survey } from './survey.ts'

interface HeatLegendProps {
  readonly survey: Survey
  readonly scale: HeatScale
  /** The number of units, by step. */
  readonly counts: readonly number[]
  readonly onlyStep: number | null
  readonly onStep: (step: number | null) => void
}

/** The range and count of each colour. A click filters by it, or dims the others where no filter criterion exists. */
export function HeatLegend({ survey, scale, counts, onlyStep, onStep }: HeatLegendProps) {
  const translator = useTranslator()
  const { filter, setFilter } = useChoice()
  const most = Math.max(1, ...counts)
  const criterion = CRITERION_OF[survey.mode]
  const range = criterion === 'area' || criterion === 'price' ? criterion : null
  const isChosen = (bin: HeatBin) => (range ? isSameRange(filter[range], bin) : bin.step === onlyStep)
  const choose = (bin: HeatBin) => {
    const next = isChosen(bin) ? null : bin
    if (range) setFilter({ [range]: next && { from: next.from, to: next.to } })
    else onStep(next?.step ?? null)
  }
  return (
    <ul className={styles.heat}>
      {heatBins(scale).map((bin) => {
        const count = counts[bin.step] ?? 0
        return (
          <li key={bin.step} {...heatLook(bin.step)} style={{ '--share': count / most } as CSSProperties}>
            <button type="button" aria-pressed={isChosen(bin)} onClick={() => choose(bin)}>
              <span>{wordBin(translator, survey, bin)}</span>
              <i />
              <b>{translator.numberFormat({}).format(count)}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The range of a step: prices are abbreviated as in the cells, prices per m² and areas are in full. */
function wordBin(translator: Translator, survey: Survey, { from, to }: HeatBin): string {
  const { t, numberFormat } = translator
  const exponent = survey.mode === 'price' ? figuresOf(translator, survey).exponent : 0
  const say = (value: number) => numberFormat({ maximumFractionDigits: 2 }).format(value / 10 ** exponent)
  if (from === null) return t('heat.under', { value: say(to ?? 0) })
  if (to === null) return t('heat.over', { value: say(from) })
  return formatSpan(translator, say(from), say(to))
}

function isSameRange(range: Range | null, { from, to }: Range): boolean {
  return range?.from === from && range?.to === to
}

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
  /** How many units each step has, by step. */
  readonly counts: readonly number[]
  readonly onlyStep: number | null
  readonly onStep: (step: number | null) => void
}

/** What each colour means and how many units have it; a click asks for them, or dims the others where no filter can. */
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

/** From where to where a step reaches: prices as the cells say them, prices per m² and areas in full. */
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

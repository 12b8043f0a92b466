import { useMemo } from 'react'
import type { Failures } from '#domain/filter/match-units.ts'
import { kindsOf } from '#domain/kind/kind.ts'
import { formatArea } from '#i18n/format-area.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useUnitWords } from '#web/instance/use-unit-words.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { BestUnits } from './best-units.tsx'
import { HeatLegend } from './heat-legend.tsx'
import styles from './insight.module.css'
import { countSteps, rank, spreadOf } from './insight-figures.ts'
import type { Survey } from './survey.ts'

const BEST_TITLES = {
  rooms: 'heat.best',
  area: 'sort.larger',
  price: 'sort.cheaper',
  price_m2: 'heat.best',
} as const satisfies Record<Survey['mode'], MessageKey>

interface HeatInsightProps {
  readonly survey: Survey
  readonly failures: Failures
  readonly onlyStep: number | null
  readonly onStep: (step: number | null) => void
}

/** The scale as a histogram, with the lowest value, the median and the best units. */
export function HeatInsight({ survey, failures, onlyStep, onStep }: HeatInsightProps) {
  const translator = useTranslator()
  const { t } = translator
  const words = useUnitWords()
  const { area_unit } = useProject().data.project
  const { mode, scale } = survey
  const ranked = useMemo(() => rank(survey), [survey])
  const { count, lowest, median, best } = useMemo(() => spreadOf(ranked, mode, failures), [ranked, mode, failures])
  const counts = useMemo(() => countSteps(ranked, mode, failures), [ranked, mode, failures])
  const say = (value: number) =>
    mode === 'area' ? formatArea(translator, value, area_unit) : words.money(Math.round(value))
  const kinds = kindsOf(survey.types).map((kind) => t(`type.${kind}`))
  return (
    <>
      <p className={styles.scope}>{[...kinds, t('count.free', { count })].join(' · ')}</p>
      {lowest !== null && median !== null && (
        <dl className={styles.middle}>
          <div>
            <dt>{t('heat.lowest')}</dt>
            <dd>{say(lowest)}</dd>
          </div>
          <div>
            <dt>{t('heat.median')}</dt>
            <dd>{say(median)}</dd>
          </div>
        </dl>
      )}
      {scale && <HeatLegend survey={survey} scale={scale} counts={counts} onlyStep={onlyStep} onStep={onStep} />}
      {best.length > 0 && <BestUnits title={t(BEST_TITLES[mode])} units={best} say={say} />}
    </>
  )
}

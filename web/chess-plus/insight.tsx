import { useMemo } from 'react'
import { useProject } from '#web/catalogue/use-project.ts'
import { useChoice } from '#web/choice/choice-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { HeatInsight } from './heat-insight.tsx'
import styles from './insight.module.css'
import { modeKey } from './mode-key.ts'
import { RoomsInsight } from './rooms-insight.tsx'
import type { Survey } from './survey.ts'

interface InsightProps {
  readonly survey: Survey
  /** The highlighted step; null for all. */
  readonly onlyStep: number | null
  readonly onStep: (step: number | null) => void
}

/** The side column that explains the map in its mode. */
export function Insight({ survey, onlyStep, onStep }: InsightProps) {
  const { t } = useTranslator()
  const { project } = useProject().data
  const { failures: found, dimming } = useChoice()
  // Without a filter all surveyed units count, even in a building that has none of the leading kind.
  const failures = useMemo(() => dimming ?? (found && new Uint16Array(found.length)), [dimming, found])
  if (!failures) return null
  return (
    <div className={styles.insight}>
      <h2>{t(modeKey(survey.mode, project))}</h2>
      {survey.mode === 'rooms' ? (
        <RoomsInsight survey={survey} failures={failures} />
      ) : (
        <HeatInsight survey={survey} failures={failures} onlyStep={onlyStep} onStep={onStep} />
      )}
    </div>
  )
}

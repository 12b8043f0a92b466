import { useMemo, useRef, useState } from 'react'
import type { Estate } from '#domain/chess/chess.ts'
import { useScreenSize } from '#ui/screen/use-screen-size.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-plus-view.module.css'
import { fadeFigures } from './fade-figures.ts'
import { PlusBar } from './plus-bar.tsx'
import { PlusMap } from './plus-map.tsx'
import { PlusNotice } from './plus-notice.tsx'
import { skylineOf } from './skyline.ts'
import { useCellContents } from './use-cell-contents.ts'
import type { PointedCell } from './use-cell-events.ts'
import { useModes } from './use-modes.ts'
import { useSurvey } from './use-survey.ts'

const Insight = lazyPart('chess-plus-insight', async () => (await import('./insight.tsx')).Insight)
const CellTip = lazyPart('chess-plus-tip', async () => (await import('./cell-tip.tsx')).CellTip, { says: 'first' })

/** The map of one estate or all, with its bar and its side column. */
export function PlusStage({ estate }: { estate: Estate | null }) {
  const { t } = useTranslator()
  const { chess, data } = useProject()
  const isLarge = useScreenSize() === 'large'
  const skyline = useMemo(() => skylineOf(estate ? [estate] : chess.estates), [chess, estate])
  const modes = useModes()
  const survey = useSurvey(estate, modes)
  const contentOf = useCellContents(survey)
  const [pointed, setPointed] = useState<PointedCell | null>(null)
  const [looked, setLooked] = useState<{ survey: unknown; step: number } | null>(null)
  const map = useRef<HTMLDivElement>(null)
  // A step belongs to its survey: another mode has other steps.
  const onlyStep = looked?.survey === survey ? looked.step : null
  return (
    <div className={styles.view}>
      <div className={styles.layout}>
        <PlusBar survey={survey} modes={modes} estateId={estate?.id ?? null} onMode={() => fadeFigures(map.current)} />
        <PlusMap
          ref={map}
          label={t('chess.grid_label', { name: estate?.name ?? data.project.name })}
          skyline={skyline}
          contentOf={contentOf}
          onlyStep={onlyStep}
          onPoint={setPointed}
        />
        <PlusNotice survey={survey} />
        {isLarge && (
          <aside className={styles.column}>
            <Insight
              survey={survey}
              onlyStep={onlyStep}
              onStep={(step) => setLooked(step === null ? null : { survey, step })}
            />
          </aside>
        )}
      </div>
      {pointed && <CellTip instance={pointed.instance} anchor={pointed.element} />}
    </div>
  )
}

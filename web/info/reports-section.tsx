import { useState } from 'react'
import { formatPercent } from '#i18n/format-number.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { GalleryGrid } from '#web/viewer/gallery-grid.tsx'
import { HtmlText } from './html-text.tsx'
import { InfoSection } from './info-section.tsx'
import { ReportSteps } from './report-steps.tsx'
import { type Report, reportsAround, wordMonth } from './reports.ts'
import styles from './reports-section.module.css'

/** The construction reports, one per month. Opens with the newest. */
export function ReportsSection() {
  const translator = useTranslator()
  const { reports } = useProject().data.project
  const [chosen, setChosen] = useState<number | null>(null)
  const { current } = reportsAround(reports, chosen)
  if (!current) return null
  const month = wordMonth(translator, current.month)
  return (
    <InfoSection name="reports">
      <div className={styles.report}>
        <div className={styles.text}>
          <div aria-live="polite">
            <h3>{month}</h3>
            <HtmlText html={current.text} />
            <Progress report={current} />
          </div>
          {reports.length > 1 && <ReportSteps reports={reports} current={current} onChoose={setChosen} />}
        </div>
        {current.pictures.length > 0 && <GalleryGrid key={current.id} pictures={current.pictures} title={month} />}
      </div>
    </InfoSection>
  )
}

function Progress({ report: { progress } }: { report: Report }) {
  const translator = useTranslator()
  if (progress === null) return null
  return (
    <div className={styles.progress}>
      <p>{translator.t('info.progress', { percent: formatPercent(translator, progress) })}</p>
      <span aria-hidden="true">
        <span style={{ inlineSize: `${progress}%` }} />
      </span>
    </div>
  )
}

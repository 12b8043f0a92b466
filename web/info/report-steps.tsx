import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './report-steps.module.css'
import { monthBeside, newestFirst, type Report, reportsAround, wordMonth, wordMonthName } from './reports.ts'

interface ReportStepsProps {
  readonly reports: readonly Report[]
  readonly current: Report
  readonly onChoose: (id: number) => void
}

/** Buttons to the previous and next report, and a list of all. A button without a report is marked as disabled. */
export function ReportSteps({ reports, current, onChoose }: ReportStepsProps) {
  const translator = useTranslator()
  const { t } = translator
  const { previous, next } = reportsAround(reports, current.id)
  const before = wordMonthName(translator, previous?.month ?? monthBeside(current.month, -1))
  const after = wordMonthName(translator, next?.month ?? monthBeside(current.month, 1))
  const propsOf = (report: Report | null) => ({
    // Not `disabled`: the button would lose the focus at either end.
    'aria-disabled': report === null,
    onClick: () => report && onChoose(report.id),
  })
  return (
    <div className={styles.steps}>
      <Button {...propsOf(previous)} aria-label={`${t('control.previous_report')}, ${before}`}>
        <Icon name="prev" />
        {before}
      </Button>
      <Button {...propsOf(next)} aria-label={`${t('control.next_report')}, ${after}`}>
        {after}
        <Icon name="next" />
      </Button>
      <Select
        label={t('info.reports')}
        value={String(current.id)}
        options={newestFirst(reports).map(({ id, month }) => ({
          value: String(id),
          label: wordMonth(translator, month),
        }))}
        onChange={(id) => onChoose(Number(id))}
      />
    </div>
  )
}

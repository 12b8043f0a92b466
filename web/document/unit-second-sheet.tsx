import type { SecondSheet } from '#domain/document/sheets.ts'
import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import type { WordedFact } from '#i18n/word-fact.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { FactLines } from './fact-lines.tsx'
import { PlanPaper } from './plan-paper.tsx'
import { Sheet } from './sheet.tsx'
import { SheetPictureView } from './sheet-pictures.tsx'
import { UnitFoot, UnitHead } from './unit-head-and-foot.tsx'
import styles from './unit-second-sheet.module.css'

interface UnitSecondSheetProps {
  readonly presentation: UnitPresentation
  readonly sheet: SecondSheet
  readonly words: WordedPresentation
  /** Facts that did not fit on the first sheet. */
  readonly facts: readonly WordedFact[]
}

/** The second sheet: further levels, larger pictures and the remaining facts. */
export function UnitSecondSheet({ presentation, sheet, words, facts }: UnitSecondSheetProps) {
  const first = presentation.layout_plan.length - sheet.plans.length + 1
  return (
    <Sheet>
      <UnitHead presentation={presentation} words={words} />
      <div className={styles.body}>
        {sheet.plans.length > 0 && <PlanPaper plans={sheet.plans} first={first} words={words} />}
        {sheet.pictures.map((name) => (
          <div key={name} className={styles.picture}>
            <SheetPictureView name={name} presentation={presentation} words={words} width={690} aspect={1.75} />
          </div>
        ))}
        {facts.length > 0 && <FactLines facts={facts} columns={2} />}
      </div>
      <UnitFoot note={words.note} page={2} count={2} />
    </Sheet>
  )
}

import type { PresentationSheets } from '#domain/document/sheets.ts'
import type { UnitPresentation } from '#domain/document/unit-presentation.ts'
import type { WordedPresentation } from '#i18n/word-presentation.ts'
import { joinClasses } from '#ui/look/join-classes.ts'
import { FactLines } from './fact-lines.tsx'
import { PlanPaper } from './plan-paper.tsx'
import { SellerLine } from './seller-line.tsx'
import { Sheet } from './sheet.tsx'
import { SheetPictures, SheetPictureView } from './sheet-pictures.tsx'
import styles from './unit-first-sheet.module.css'
import { UnitFoot, UnitHead } from './unit-head-and-foot.tsx'
import { UnitTitle } from './unit-title.tsx'

interface UnitFirstSheetProps {
  readonly presentation: UnitPresentation
  readonly sheets: PresentationSheets
  readonly words: WordedPresentation
}

/** The sheet that a buyer takes home: plan, price, facts, location and contacts. */
export function UnitFirstSheet({ presentation, sheets, words }: UnitFirstSheetProps) {
  const { hero, pictures, arrangement, facts, second } = sheets
  return (
    <Sheet>
      <UnitHead presentation={presentation} words={words} />
      <UnitTitle presentation={presentation} words={words} />
      {hero?.kind === 'plans' && <PlanPaper plans={hero.plans} first={1} words={words} />}
      {hero?.kind === 'picture' && (
        <div className={styles.hero}>
          <SheetPictureView name={hero.picture} presentation={presentation} words={words} width={690} aspect={1.75} />
        </div>
      )}
      <div className={joinClasses(styles.body, styles[arrangement], !hero && styles.alone)}>
        <FactLines facts={words.facts.slice(0, facts)} columns={arrangement === 'below' ? 2 : 1} />
        {pictures.length > 0 && (
          <SheetPictures names={pictures} isRow={arrangement === 'below'} presentation={presentation} words={words} />
        )}
      </div>
      <SellerLine presentation={presentation} words={words} />
      <UnitFoot note={words.note} page={1} count={second ? 2 : 1} />
    </Sheet>
  )
}

import type { ReactNode } from 'react'
import type { Instance } from '#domain/chess/chess.ts'
import { sheetsOf } from '#domain/document/sheets.ts'
import { wordPresentation } from '#i18n/word-presentation.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { cardOf } from './card-of.ts'
import { DocumentBar } from './document-bar.tsx'
import { DocumentMissing } from './document-missing.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { UnitFirstSheet } from './unit-first-sheet.tsx'
import { UnitSecondSheet } from './unit-second-sheet.tsx'
import { usePresentation } from './use-presentation.ts'

export interface UnitDocumentProps {
  readonly instanceId: number
  /** Shown for an unknown unit. */
  readonly drawing: ReactNode
}

/** The presentation of a unit: one sheet, or two if there is more to show. */
export function UnitDocument({ instanceId, drawing }: UnitDocumentProps) {
  const { t } = useTranslator()
  const { instances } = useProject().chess
  const instance = instances.find(({ id }) => id === instanceId)
  if (!instance) return <DocumentMissing drawing={drawing} page={{ name: 'premises' }} />
  return (
    <>
      <DocumentBar back={{ ...cardOf(instanceId), label: t('control.back') }} file={`instances/${instanceId}.pdf`} />
      <UnitSheets instance={instance} />
    </>
  )
}

function UnitSheets({ instance }: { instance: Instance }) {
  const translator = useTranslator()
  const presentation = usePresentation(instance)
  if (!presentation) return <SheetSkeleton />
  const sheets = sheetsOf(presentation)
  const words = wordPresentation(translator, presentation)
  return (
    <>
      <UnitFirstSheet presentation={presentation} sheets={sheets} words={words} />
      {sheets.second && (
        <UnitSecondSheet
          presentation={presentation}
          sheet={sheets.second}
          words={words}
          facts={words.facts.slice(sheets.facts)}
        />
      )}
    </>
  )
}

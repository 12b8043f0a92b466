import type { ReactNode } from 'react'
import { type WordedChessPrint, wordChessPrint } from '#i18n/word-chess-print.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './chess-document.module.css'
import { ChessSheet } from './chess-sheet.tsx'
import { DocumentBar } from './document-bar.tsx'
import { DocumentMissing } from './document-missing.tsx'
import { today } from './today.ts'

export interface ChessDocumentProps {
  /** Null for all estates. */
  readonly estateId: number | null
  /** Shown for an unknown estate. */
  readonly drawing: ReactNode
}

/** The printed chess grid: as many sheets as needed, each with headers and legend. */
export function ChessDocument({ estateId, drawing }: ChessDocumentProps) {
  const translator = useTranslator()
  const { t } = translator
  const { contacts } = useCatalogue().token
  const { data, chess } = useProject()
  const estates = chess.estates.filter(({ id }) => estateId === null || id === estateId)
  const print: WordedChessPrint = wordChessPrint(translator, data.project, estates, today())
  if (print.sheets.length === 0) return <DocumentMissing drawing={drawing} page={{ name: 'chess' }} />
  return (
    <>
      <DocumentBar
        back={{
          page: estateId === null ? { name: 'chess' } : { name: 'chess-estate', estateId },
          label: t('control.back_to_chess'),
        }}
        file="chess.pdf"
        query={estateId === null ? {} : { estate: String(estateId) }}
      />
      <VisuallyHidden>
        <h1>{t('title.chess_print')}</h1>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard. */}
      <section className={styles.sheets} tabIndex={0} aria-label={t('title.chess_print')}>
        {print.sheets.map((sheet) => (
          <ChessSheet key={sheet.foot} sheet={sheet} print={print} logo={contacts.is_partner ? null : contacts.logo} />
        ))}
      </section>
    </>
  )
}

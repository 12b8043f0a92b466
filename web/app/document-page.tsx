import { type ReactNode, useEffect, useRef } from 'react'
import type { Page } from '#domain/address/address.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { DocumentSkeleton } from '#web/document/document-skeleton.tsx'
import { useBrandColours } from '#web/frame/use-brand-colours.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { BuildingDrawing } from './building-drawing.tsx'
import styles from './document-page.module.css'
import { ChessDocument, InstructionsDocument, UnitDocument } from './lazy-documents.tsx'
import { ErrorPage } from './lazy-pages.ts'

/** A document as sheets of paper, without the frame of the catalogue. */
export function DocumentPage() {
  const { address, cameFromHere } = useNavigation()
  const { token, project, loading } = useCatalogue()
  useBrandColours(token.layout.color_scheme)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    // After a link inside the catalogue, moves the focus as a browser does for a new document: screen readers announce it.
    if (cameFromHere) main.current?.focus()
  }, [cameFromHere])
  // A group has no project of its own.
  const isReady = project !== null || token.settings.short_type === 'gic'
  return (
    <main ref={main} tabIndex={-1} className={styles.page}>
      {loading === 'failed' ? (
        <ErrorPage />
      ) : isReady ? (
        documentOf(address.page)
      ) : (
        <DocumentSkeleton landscape={address.page.name === 'pdf-chess'} />
      )}
    </main>
  )
}

function documentOf(page: Page): ReactNode {
  const drawing = <BuildingDrawing lost />
  switch (page.name) {
    case 'pdf':
      return <UnitDocument instanceId={page.instanceId} drawing={drawing} />
    case 'pdf-chess':
      return <ChessDocument estateId={page.estateId} drawing={drawing} />
    case 'instructions':
      return <InstructionsDocument />
    // No other page has the document layout.
    default:
      return null
  }
}

import { Suspense, use, useEffect, useRef, useState } from 'react'
import { PAGES } from '#domain/address/page-table.ts'
import { placeOf } from '#domain/address/place.ts'
import { Piece } from '#ui/hydration/piece.tsx'
import { afterPaint } from '#ui/lazy/after-paint.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { LeadContext } from '#web/crm/lead-context.ts'
import { FilterBar } from '#web/filter/filter-bar.tsx'
import { Frame } from '#web/frame/frame.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useIsMissing } from '#web/navigation/use-is-missing.ts'
import { useDocumentTitle } from '#web/picture/use-document-title.ts'
import { CrmBar, LaterParts, Modals, Panels } from './lazy-overlays.ts'
import { ErrorPage } from './lazy-pages.ts'
import { PageStage } from './page-stage.tsx'
import { PlainForm } from './plain-form.tsx'
import { usePageReports } from './use-page-reports.ts'

const DocumentPage = lazyPart('document-page', async () => (await import('./document-page.tsx')).DocumentPage)

/** Renders `LaterParts` after the first render. */
function Watchers() {
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => setBegun(true), [])
  return (
    hasBegun && (
      <Suspense>
        <LaterParts />
      </Suspense>
    )
  )
}

/** A component of its own: what it reports changes without the page. */
function PageReports() {
  usePageReports(useDocumentTitle())
  return null
}

/** The page that the address names, in the frame of the catalogue or as a sheet of its own. */
export function CatalogueScreen() {
  const { address, overlays } = useNavigation()
  const { loading, token } = useCatalogue()
  const isMissing = useIsMissing()
  const isError = isMissing || address.page.name === 'error-404' || loading === 'failed'
  const isInCrm = use(LeadContext) !== null
  const stage = useRef<HTMLElement>(null)
  const page = address.page.name
  const place = placeOf(address.page, token.interactive.root?.id ?? null)
  const lastPlace = useRef(place)
  useEffect(() => {
    // Moves the focus as a browser does for a new document, so that screen readers announce the page. After the paint, because
    // it computes the styles of the whole page, and unless something else has taken the focus meanwhile.
    const from = document.activeElement
    if (lastPlace.current !== place) afterPaint(() => document.activeElement === from && stage.current?.focus())
    lastPlace.current = place
  }, [place])
  if (PAGES[page].layout === 'document' && !isMissing) {
    return (
      <>
        <PageReports />
        <DocumentPage />
      </>
    )
  }
  return (
    <>
      <PageReports />
      <Frame
        ribbon={isInCrm && <CrmBar />}
        filter={!isMissing && <FilterBar />}
        // Without data a panel would show "Loading" forever.
        panels={!isError && overlays.panels.length > 0 && <Panels />}
        notes={<Watchers />}
      >
        <main ref={stage} tabIndex={-1}>
          <Piece>{isError ? <ErrorPage /> : <PageStage />}</Piece>
        </main>
      </Frame>
      {overlays.modals.length > 0 && <Modals />}
      <noscript>{import.meta.env.SSR && <PlainForm />}</noscript>
    </>
  )
}

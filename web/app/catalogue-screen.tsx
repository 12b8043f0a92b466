import { useEffect, useRef } from 'react'
import { PAGES } from '#domain/address/page-table.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { Frame } from '#web/frame/frame.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useDocumentTitle } from '#web/navigation/use-document-title.ts'
import { Modals } from '#web/overlay/modals.tsx'
import { Panels } from '#web/overlay/panels.tsx'
import { DocumentPage, ErrorPage } from './lazy-pages.ts'
import { modalContent } from './modal-content.tsx'
import { PageStage } from './page-stage.tsx'
import { useConnectionNotice } from './use-connection-notice.ts'
import { usePageReports } from './use-page-reports.ts'

/** The page that the address names, in the frame of the catalogue or as a sheet of its own. */
export function CatalogueScreen() {
  const title = useDocumentTitle()
  usePageReports(title)
  useConnectionNotice()
  const { address } = useNavigation()
  const { loading } = useCatalogue()
  const stage = useRef<HTMLElement>(null)
  const page = address.page.name
  const lastPage = useRef(page)
  useEffect(() => {
    // As a browser does for a new document: who listens to the page hears where he is.
    if (lastPage.current !== page) stage.current?.focus()
    lastPage.current = page
  }, [page])
  if (PAGES[page].layout === 'document') return <DocumentPage />
  return (
    <>
      <Frame panels={<Panels />}>
        <main ref={stage} tabIndex={-1}>
          {page === 'error-404' || loading === 'failed' ? <ErrorPage /> : <PageStage />}
        </main>
      </Frame>
      <Modals contentOf={modalContent} />
    </>
  )
}

import { useBoot } from '#web/boot/boot-context.ts'
import { CatalogueApp } from './catalogue-app.tsx'
import { DemoPage, TokenNotFoundPage, WelcomePage } from './lazy-pages.ts'
import type { OpenServices } from './services.ts'

/** The page that the server has named in the document. */
export function App({ open }: { open: OpenServices }) {
  const { page, token } = useBoot()
  if (page === 'welcome') return <WelcomePage />
  if (page === 'token-not-found' || !token) return <TokenNotFoundPage />
  return page === 'demo' ? <DemoPage token={token} /> : <CatalogueApp token={token} open={open} />
}

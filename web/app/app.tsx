import { useBoot } from '#web/boot/boot-context.ts'
import { CatalogueApp } from './catalogue-app.tsx'
import { DemoPage, TokenNotFoundPage, WelcomePage } from './lazy-pages.ts'
import type { Services } from './services.ts'

/** The page that the server has named in the document; a catalogue has services. */
export function App({ services }: { services: Services | null }) {
  const { page, token } = useBoot()
  if (page === 'welcome') return <WelcomePage />
  if (page === 'token-not-found' || !token) return <TokenNotFoundPage />
  if (!services) return <DemoPage token={token} />
  return <CatalogueApp token={token} services={services} />
}

import { PieceEnd } from '#ui/hydration/piece.tsx'
import { useBoot } from '#web/boot/boot-context.ts'
import { CatalogueApp } from './catalogue-app.tsx'
import { FrontPage, TokenNotFoundPage, WelcomePage } from './lazy-pages.ts'
import type { Services } from './services.ts'

interface AppProps {
  /** Null on pages outside a catalogue. */
  readonly services: Services | null
}

/** Shows the page that the boot data names. */
export function App(props: AppProps) {
  return (
    <>
      <NamedPage {...props} />
      <PieceEnd />
    </>
  )
}

function NamedPage({ services }: AppProps) {
  const { page, token, front = null } = useBoot()
  if (page === 'welcome') return <WelcomePage />
  if (page === 'token-not-found' || !token) return <TokenNotFoundPage />
  if (front) return <FrontPage token={token} front={front} />
  if (!services) return <TokenNotFoundPage />
  return <CatalogueApp token={token} services={services} />
}

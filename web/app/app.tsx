import { useBoot } from '#web/boot/boot-context.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { DemoPage } from './demo-page.tsx'
import { TokenNotFoundPage } from './token-not-found-page.tsx'
import { WelcomePage } from './welcome-page.tsx'

/** The page that the server has named in the document. */
export function App() {
  const { page, token } = useBoot()
  if (page === 'welcome') return <WelcomePage />
  if (page === 'token-not-found' || !token) return <TokenNotFoundPage />
  return page === 'demo' ? <DemoPage token={token} /> : <CataloguePage token={token} />
}

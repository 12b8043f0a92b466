import { TokenNotFoundPage } from './token-not-found-page.tsx'
import { WelcomePage } from './welcome-page.tsx'

/** The page that the server has named in the document. */
export function App({ page }: { page: string }) {
  return page === 'welcome' ? <WelcomePage /> : <TokenNotFoundPage />
}

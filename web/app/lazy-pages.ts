import { lazyPart } from '#web/chunk/lazy-part.tsx'

/** Pages that most visitors never see; their code loads only when they are shown. */
export const FrontPage = lazyPart('front-page', async () => (await import('#web/front/front-page.tsx')).FrontPage)
export const WelcomePage = lazyPart('welcome-page', async () => (await import('./welcome-page.tsx')).WelcomePage)
export const ErrorPage = lazyPart('error-page', async () => (await import('./error-page.tsx')).ErrorPage)
export const TokenNotFoundPage = lazyPart(
  'token-not-found-page',
  async () => (await import('./token-not-found-page.tsx')).TokenNotFoundPage,
)

import { memo, type ReactNode } from 'react'
import type { TokenData } from '#contract/token.ts'
import type { Page } from '#domain/address/address.ts'
import { titleKeyOf } from '#domain/address/title.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { pictureOfPage } from '#web/catalogue/main-picture.ts'
import { isGroup, viewsOf } from '#web/frame/views.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { useTitledPicture } from '#web/picture/use-titled-picture.ts'
import { ErrorPage } from './lazy-pages.ts'
import {
  AboutPage,
  ChessPlusView,
  ChessView,
  FavouritesView,
  InfoPage,
  PanoramaPage,
  PremisesView,
  ProjectsPage,
} from './lazy-views.tsx'
import { PicturePage } from './picture-page.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** The content of the stage; a skeleton until the data has loaded. */
export const PageStage = memo(function PageStage() {
  const { t } = useTranslator()
  const { address, viewState } = usePlace()
  const { page } = address
  const { project, token } = useCatalogue()
  const picture = useTitledPicture(page)
  const query = pictureOfPage(page, token, project?.chess ?? null, viewState.filter)
  // A group has no project of its own.
  // The grid has its own heading.
  const [first] = page.name === 'main' && !query ? ownViewsOf(token) : []
  const hasOwnHeading = project !== null && ['chess', 'chess-estate'].includes((first?.page ?? page).name)
  const isReady = project !== null || token.settings.short_type === 'gic'
  return (
    <>
      {!hasOwnHeading && (
        <VisuallyHidden>
          <h1>{t(`title.${titleKeyOf(page, picture)}`)}</h1>
        </VisuallyHidden>
      )}
      {!isReady ? (
        skeletonOf(page, t(`title.${titleKeyOf(page, picture)}`))
      ) : query ? (
        <PicturePage query={query} />
      ) : (
        viewOf(page, token)
      )}
    </>
  )
})

function viewOf(page: Page, token: TokenData): ReactNode {
  switch (page.name) {
    case 'main':
      return mainViewOf(token)
    case 'chess':
      return <ChessView estateId={null} />
    case 'chess-estate':
      return <ChessView estateId={page.estateId} />
    case 'chess-plus':
      return <ChessPlusView estateId={null} />
    case 'chess-plus-estate':
      return <ChessPlusView estateId={page.estateId} />
    case 'premises':
      return <PremisesView />
    case 'favorites':
      return <FavouritesView />
    case 'projects':
      return <ProjectsPage />
    case 'info':
      return <InfoPage />
    case 'about':
      return <AboutPage />
    case 'panorama':
      return <PanoramaPage panoramaId={page.panoramaId} unknown={<ErrorPage heading="h2" />} />
    // Pictures are handled by `PicturePage`; documents and errors have no stage.
    default:
      return null
  }
}

/** Without pictures the main page shows the projects of a group, or the first available view. */
function mainViewOf(token: TokenData): ReactNode {
  if (isGroup(token)) return <ProjectsPage />
  const [first] = ownViewsOf(token)
  return first && viewOf(first.page, token)
}

function ownViewsOf(token: TokenData) {
  return isGroup(token) ? [] : viewsOf(token).filter(({ page }) => page.name !== 'main')
}

function skeletonOf({ name }: Page, title: string): ReactNode {
  if (name.startsWith('chess')) return <StageSkeleton shape="grid" />
  if (name === 'premises' || name === 'favorites' || name === 'projects')
    return <StageSkeleton shape="cards" title={title} />
  return name === 'info' || name === 'about' ? (
    <StageSkeleton shape="text" title={title} />
  ) : (
    <StageSkeleton shape="picture" />
  )
}

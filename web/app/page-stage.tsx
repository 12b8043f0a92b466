import type { ReactNode } from 'react'
import type { Page } from '#domain/address/address.ts'
import { titleKeyOf } from '#domain/address/title.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useTitledPicture } from '#web/picture/use-titled-picture.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
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
import { MainPage } from './main-page.tsx'
import { PicturePage } from './picture-page.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** What stands on the stage of a page; a skeleton of its shape until its data is there. */
export function PageStage() {
  const { t } = useTranslator()
  const { page } = useNavigation().address
  const { project, token } = useCatalogue()
  const picture = useTitledPicture(page)
  // A group has no project of its own.
  const isReady = project !== null || token.settings.short_type === 'gic'
  return (
    <>
      <VisuallyHidden>
        <h1>{t(`title.${titleKeyOf(page, picture)}`)}</h1>
      </VisuallyHidden>
      {isReady ? viewOf(page) : skeletonOf(page)}
    </>
  )
}

/** What stands on the stage of a page. */
export function viewOf(page: Page): ReactNode {
  switch (page.name) {
    case 'main':
      return <MainPage />
    case 'interactive':
      return <PicturePage query={{ id: page.interactiveId, frame: page.frameId, storey: page.storeyId ?? undefined }} />
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
      return <PanoramaPage panoramaId={page.panoramaId} />
    // Documents and errors have no stage.
    default:
      return null
  }
}

function skeletonOf({ name }: Page): ReactNode {
  if (name.startsWith('chess')) return <StageSkeleton shape="grid" />
  if (name === 'premises' || name === 'favorites' || name === 'projects') return <StageSkeleton shape="cards" />
  return <StageSkeleton shape={name === 'info' || name === 'about' ? 'text' : 'picture'} />
}

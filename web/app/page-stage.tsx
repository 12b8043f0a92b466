import type { ReactNode } from 'react'
import type { Page } from '#domain/address/address.ts'
import { titleKeyOf } from '#domain/address/title.ts'
import { useBoot } from '#web/boot/boot-context.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ChessPlusView, ChessView, FavouritesView, PremisesView } from './lazy-views.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'

/** What stands on the stage of a page; a skeleton of its shape until its data is there. */
export function PageStage() {
  const { t } = useTranslator()
  const { root_picture } = useBoot()
  const { address } = useNavigation()
  const { project, token } = useCatalogue()
  const { page } = address
  // The favourites of a group look for its projects themselves.
  const isReady = project !== null || (page.name === 'favorites' && token.settings.short_type === 'gic')
  return (
    <>
      <VisuallyHidden>
        <h1>{t(`title.${titleKeyOf(page, page.name === 'main' ? root_picture : null)}`)}</h1>
      </VisuallyHidden>
      {isReady ? viewOf(page) : skeletonOf(page)}
    </>
  )
}

function viewOf(page: Page): ReactNode {
  switch (page.name) {
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
    default:
      return skeletonOf(page)
  }
}

function skeletonOf({ name }: Page): ReactNode {
  if (name.startsWith('chess')) return <StageSkeleton shape="grid" />
  if (name === 'premises' || name === 'favorites' || name === 'projects') return <StageSkeleton shape="cards" />
  return <StageSkeleton shape={name === 'info' || name === 'about' ? 'text' : 'picture'} />
}

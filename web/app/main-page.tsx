import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { isGroup, viewsOf } from '#web/frame/views.ts'
import { mainPictureOf } from '#web/picture/main-picture.ts'
import { ProjectsPage } from './lazy-views.tsx'
import { viewOf } from './page-stage.tsx'
import { PicturePage } from './picture-page.tsx'

/** The first page: the top picture; without pictures the projects of a group, or the first view there is (design 2). */
export function MainPage() {
  const { token, project } = useCatalogue()
  const picture = mainPictureOf(token, project?.chess ?? null)
  if (picture) return <PicturePage query={picture} />
  if (isGroup(token)) return <ProjectsPage />
  const [first] = viewsOf(token).filter(({ page }) => page.name !== 'main')
  return first ? viewOf(first.page) : null
}

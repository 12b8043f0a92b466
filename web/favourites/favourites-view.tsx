import { useMemo } from 'react'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useProject } from '#web/catalogue/use-project.ts'
import { FavouritesPage } from './favourites-page.tsx'
import { GroupFavourites } from './group-favourites.tsx'

/** The visitor's favourites, or a list that was shared with the visitor. */
export function FavouritesView() {
  const { settings } = useCatalogue().token
  return settings.short_type === 'gic' ? <GroupFavourites /> : <ProjectFavourites />
}

function ProjectFavourites() {
  const catalogue = useCatalogue()
  const project = useProject()
  const scopes = useMemo(() => [{ catalogue, project, member: null }], [catalogue, project])
  return <FavouritesPage scopes={scopes} />
}

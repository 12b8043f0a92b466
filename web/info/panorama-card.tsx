import type { ProjectData } from '#contract/projects.ts'
import { Poster, posterCard } from '#ui/picture/poster.tsx'
import { NavLink } from '#web/navigation/nav-link.tsx'

/** A card that links to a panorama. */
export function PanoramaCard({ panorama }: { panorama: ProjectData['project']['panoramas'][number] }) {
  const { id, name, thumb } = panorama
  return (
    <NavLink className={posterCard} page={{ name: 'panorama', panoramaId: id }}>
      <Poster image={thumb} mark="panorama" name={name} />
    </NavLink>
  )
}

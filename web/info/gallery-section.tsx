import type { ProjectData } from '#contract/projects.ts'
import { Poster, posterCard } from '#ui/picture/poster.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { FilmCard } from '#web/film/film-card.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { GalleryGrid } from '#web/viewer/gallery-grid.tsx'
import styles from './gallery-section.module.css'
import { InfoSection } from './info-section.tsx'

/** The pictures of a project, its films and its panoramas. */
export function GallerySection() {
  const { t } = useTranslator()
  const { gallery, videos, panoramas } = useProject().data.project
  return (
    <InfoSection name="gallery">
      <div className={styles.gallery}>
        {gallery.length > 0 && <GalleryGrid pictures={gallery} title={t('info.gallery')} />}
        {videos.length + panoramas.length > 0 && (
          <ul className={styles.cards}>
            {videos.map((film) => (
              <li key={film.src}>
                <FilmCard film={film} />
              </li>
            ))}
            {panoramas.map((panorama) => (
              <li key={panorama.id}>
                <PanoramaCard panorama={panorama} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </InfoSection>
  )
}

/** A card that links to a panorama. */
function PanoramaCard({ panorama }: { panorama: ProjectData['project']['panoramas'][number] }) {
  const { id, name, thumb } = panorama
  return (
    <NavLink className={posterCard} page={{ name: 'panorama', panoramaId: id }}>
      <Poster image={thumb} mark="panorama" name={name} />
    </NavLink>
  )
}

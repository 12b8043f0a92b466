import type { ProjectData } from '#contract/projects.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import styles from './panorama-card.module.css'

/** A panorama to look around in. */
export function PanoramaCard({ panorama }: { panorama: ProjectData['project']['panoramas'][number] }) {
  const { id, name, thumb } = panorama
  return (
    <NavLink className={styles.card} page={{ name: 'panorama', panoramaId: id }}>
      <span className={styles.picture}>
        {thumb && <Picture image={thumb} sizes="(width < 48rem) 100vw, 480px" alt="" />}
        <span className={styles.mark}>
          <Icon name="panorama" size="large" />
        </span>
      </span>
      <span className={styles.name}>{name}</span>
    </NavLink>
  )
}

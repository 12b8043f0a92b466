import { useSyncExternalStore } from 'react'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { useProject } from '#web/catalogue/use-project.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { InfoSection } from './info-section.tsx'
import styles from './location-section.module.css'
import { deviceMapHref, mapHref } from './map-links.ts'

/** The project's own map and address, with links to other maps. Nothing is loaded from those maps. */
export function LocationSection() {
  const { t } = useTranslator()
  const { name, address, position, map_image } = useProject().data.project
  const userAgent = useUserAgent()
  return (
    <InfoSection name="location">
      <div className={styles.location}>
        <div className={styles.text}>
          {address && <p>{position ? <a href={deviceMapHref(position, name, userAgent)}>{address}</a> : address}</p>}
          {position && (
            <ButtonLink href={mapHref(position)} target="_blank" rel="noopener">
              <Icon name="pin" />
              {t('control.show_on_map')}
            </ButtonLink>
          )}
        </div>
        {map_image && (
          <div className={styles.map}>
            <Picture image={map_image} sizes="(width < 64rem) 100vw, 56rem" alt={t('document.map_position')} />
          </div>
        )}
      </div>
    </InfoSection>
  )
}

/** The name of the visitor's browser. Empty during hydration, because the server renders one page for all phones. */
function useUserAgent(): string {
  return useSyncExternalStore(
    neverChanges,
    () => navigator.userAgent,
    () => '',
  )
}

function neverChanges(): () => void {
  return () => {}
}

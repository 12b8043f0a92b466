import type { ScreenName } from '#studio/address/address.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { placesFor, splitPlaces } from './screens.ts'
import styles from './tab-bar.module.css'

/** The tabs at the bottom of small screens. */
export function TabBar({ screen }: { readonly screen: ScreenName | null }) {
  const { t } = useTranslator()
  const { tabs: places } = splitPlaces(placesFor(useMe().role, useCatalogues().current))
  const isElsewhere = screen !== null && !places.some(({ screen: { name } }) => name === screen)
  return (
    <nav className={styles.bar} aria-label={t('nav.studio')}>
      {places.map(({ screen: to, label, icon }) => (
        <ScreenLink key={label} to={to} aria-current={to.name === screen ? 'page' : undefined}>
          <StudioIcon name={icon} size="large" />
          {t(label)}
        </ScreenLink>
      ))}
      <ScreenLink to={{ name: 'more' }} aria-current={isElsewhere ? 'page' : undefined}>
        <Icon name="menu" size="large" />
        {t('nav.more')}
      </ScreenLink>
    </nav>
  )
}

import { hasDuty } from '#domain/account/role.ts'
import { ScreenLink } from '#studio/address/screen-link.tsx'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { StudioIcon } from '#studio/icon/studio-icon.tsx'
import { useTranslator } from '#studio/language/language-context.ts'
import { LanguageMenu } from '#studio/language/language-menu.tsx'
import { Avatar } from '#studio/person/avatar.tsx'
import { useMe } from '#studio/person/me-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './more-screen.module.css'
import { useOpenPalette } from './palette-context.ts'
import { ScreenPage } from './screen-page.tsx'
import { placesFor, splitPlaces } from './screens.ts'
import { ThemeButton } from './theme-button.tsx'

/** What has no tab of its own on small screens: the search, other screens, the person, language and theme. */
export function MoreScreen() {
  const { t } = useTranslator()
  const me = useMe()
  const openPalette = useOpenPalette()
  const { others } = splitPlaces(placesFor(me.role, useCatalogues().current))
  return (
    <ScreenPage title={t('nav.more')}>
      <ul className={styles.list}>
        <li>
          <button type="button" onClick={openPalette}>
            <Icon name="search" />
            {t('palette.open')}
            <Icon name="next" size="small" />
          </button>
        </li>
        {others.map(({ screen, label, icon }) => (
          <li key={label}>
            <ScreenLink to={screen}>
              <StudioIcon name={icon} />
              {t(label)}
              <Icon name="next" size="small" />
            </ScreenLink>
          </li>
        ))}
        {hasDuty(me.role, 'describe') && (
          <li>
            <ScreenLink to={{ name: 'new' }}>
              <Icon name="plus" />
              {t('nav.new')}
              <Icon name="next" size="small" />
            </ScreenLink>
          </li>
        )}
      </ul>
      <div className={styles.person}>
        <ScreenLink to={{ name: 'account' }}>
          <Avatar name={me.name} size="large" />
          <span>
            <b>{me.name}</b>
            <small>{t(`role.${me.role}`)}</small>
          </span>
        </ScreenLink>
        <LanguageMenu />
        <ThemeButton />
      </div>
    </ScreenPage>
  )
}

import { formatNumber } from '#i18n/format-number.ts'
import { COUNTED } from '#ui/button/badge.tsx'
import { classOfButton } from '#ui/button/button-look.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { usePlace } from '#web/navigation/navigation-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import { keptNamesOf } from '#web/visitor/kept-names.ts'
import { ContactButton } from './contact-button.tsx'
import { LanguageButton } from './language-button.tsx'
import { MenuButton } from './menu-button.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeButton } from './theme-button.tsx'
import styles from './tools.module.css'
import { FAVOURITES, isGroup, isOfView } from './views.ts'

/** The end of the bar. Small screens keep search, menu and a partner's avatar; the rest is in the menu and the bottom bar. */
export function Tools() {
  const { token } = useCatalogue()
  return (
    <div className={styles.tools}>
      {!isGroup(token) && <SearchButton />}
      <FavouritesLink />
      <span className={styles.onlyLarger}>
        <LanguageButton />
        <ThemeButton />
      </span>
      <MenuButton />
      <ContactButton />
    </div>
  )
}

function FavouritesLink() {
  const translator = useTranslator()
  const { t } = translator
  const { token } = useCatalogue()
  const { address } = usePlace()
  const count = useFavourites().favourites.length
  const label = count > 0 ? t('count.favorites', { count }) : t(FAVOURITES.label)
  return (
    <NavLink
      page={FAVOURITES.page}
      data-tour={FAVOURITES.page.name}
      className={joinClasses(classOfButton({ variant: 'plain', square: true }), styles.favourites, COUNTED)}
      data-count={count > 0 ? formatNumber(translator, count) : undefined}
      data-kept={import.meta.env.SSR ? keptNamesOf(token) : undefined}
      aria-label={label}
      title={label}
      aria-current={isOfView(FAVOURITES, address.page) ? 'page' : undefined}
    >
      <Icon name="heart" />
    </NavLink>
  )
}

import { memo } from 'react'
import { formatNumber } from '#i18n/format-number.ts'
import { COUNTED } from '#ui/button/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { joinClasses } from '#ui/look/join-classes.ts'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { useFavourites } from '#web/visitor/favourites-context.ts'
import { keptNamesOf } from '#web/visitor/kept-names.ts'
import styles from './bottom-bar.module.css'
import { FAVOURITES, isOfView, viewsOf } from './views.ts'

/** The views on small screens, in reach of the thumb. */
export const BottomBar = memo(function BottomBar() {
  const translator = useTranslator()
  const { t } = translator
  const { token } = useCatalogue()
  const { address } = useNavigation()
  const count = useFavourites().favourites.length
  return (
    <nav className={styles.tabs} aria-label={t('control.change_view')}>
      {[...viewsOf(token), FAVOURITES].map((view) => (
        <NavLink
          key={view.page.name}
          page={view.page}
          data-tour={view.page.name}
          aria-current={isOfView(view, address.page) ? 'page' : undefined}
        >
          <span
            className={joinClasses(styles.icon, COUNTED)}
            data-count={view === FAVOURITES && count > 0 ? formatNumber(translator, count) : undefined}
            data-kept={import.meta.env.SSR && view === FAVOURITES ? keptNamesOf(token) : undefined}
          >
            <Icon name={view.icon} size="large" />
          </span>
          <span className={styles.label}>{t(view.label)}</span>
          {view === FAVOURITES && count > 0 && <VisuallyHidden>{t('count.favorites', { count })}</VisuallyHidden>}
        </NavLink>
      ))}
    </nav>
  )
})

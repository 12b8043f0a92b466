import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { usePlace } from '#web/navigation/navigation-context.ts'
import styles from './view-switch.module.css'
import { isOfView, viewsOf } from './views.ts'

/** The views of the catalogue in the bar: icons only on medium screens; small screens have the bottom bar instead. */
export function ViewSwitch() {
  const { t } = useTranslator()
  const { token } = useCatalogue()
  const { address } = usePlace()
  return (
    <nav className={styles.views} aria-label={t('control.change_view')}>
      {viewsOf(token).map((view) => (
        <NavLink
          key={view.page.name}
          page={view.page}
          data-tour={view.page.name}
          title={t(view.label)}
          aria-current={isOfView(view, address.page) ? 'page' : undefined}
        >
          <Icon name={view.icon} />
          <span>{t(view.label)}</span>
        </NavLink>
      ))}
    </nav>
  )
}

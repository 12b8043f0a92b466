import { phoneHref } from '#ui/content/phone-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import { ThemeChoice } from '#web/theme/theme-choice.tsx'
import { showHowToUse } from './how-to-use.ts'
import { LanguageList } from './language-list.tsx'
import styles from './menu.module.css'
import { ShareItem } from './share-item.tsx'
import { TextItems } from './text-items.tsx'
import { FAVOURITES, isOfView, menuViewsOf } from './views.ts'

/** The pages beside the views, help, sharing, contact, theme and language. */
export function MainMenu({ close }: { close: () => void }) {
  const { t } = useTranslator()
  const { token, project } = useCatalogue()
  const { address, openModal } = useNavigation()
  return (
    <>
      <ul className={styles.menu}>
        {[...menuViewsOf(token, project?.data.project.panoramas.length ?? 0), FAVOURITES].map((view) => (
          <li key={view.page.name}>
            <NavLink page={view.page} onClick={close} aria-current={isOfView(view, address.page) ? 'page' : undefined}>
              <Icon name={view.icon} />
              {t(view.label)}
            </NavLink>
          </li>
        ))}
        <TextItems close={close} />
        <li>
          <button
            type="button"
            onClick={() => {
              close()
              showHowToUse()
            }}
          >
            <Icon name="help" />
            {t('control.how_to_use')}
          </button>
        </li>
        <ShareItem close={close} />
        <PhoneItems />
        <li>
          <button
            type="button"
            onClick={() => {
              close()
              openModal({ type: 'callback' })
            }}
          >
            <Icon name="phone" />
            {t('control.callback')}
          </button>
        </li>
      </ul>
      <div className={styles.settings}>
        <h2>{t('control.theme')}</h2>
        <ThemeChoice />
        {token.languages.length > 1 && (
          <>
            <h2>{t('control.language')}</h2>
            <LanguageList />
          </>
        )}
      </div>
    </>
  )
}

/** The phone numbers as menu items, on small screens where the bar has no button for them. */
function PhoneItems() {
  const { token } = useCatalogue()
  return token.contacts.phones.map((phone) => (
    <li key={phone} className={styles.onlySmall}>
      <a href={phoneHref(phone)}>
        <Icon name="phone" />
        <bdi dir="ltr">{phone}</bdi>
      </a>
    </li>
  ))
}

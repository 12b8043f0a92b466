import { IconButton } from '#ui/button/icon-button.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { NavLink } from '#web/navigation/nav-link.tsx'
import { usePlace } from '#web/navigation/navigation-context.ts'
import styles from './brand.module.css'

/** The owner of the catalogue: the developer's logo, or with a partner's link the partner's company before the project. */
export function Brand() {
  const { t } = useTranslator()
  const { contacts, settings, catalogs } = useCatalogue().token
  const { openModal } = usePlace()
  const company = contacts.is_partner ? (contacts.company ?? contacts.name) : null
  return (
    <div className={styles.brand}>
      <NavLink page={{ name: 'main' }} className={styles.link}>
        {contacts.logo && (
          <Img
            className={styles.logo}
            src={contacts.logo.src}
            width={contacts.logo.width}
            height={contacts.logo.height}
            alt=""
          />
        )}
        {company === null ? (
          <span className={styles.name}>{settings.name}</span>
        ) : (
          <span className={styles.names}>
            <span className={styles.company}>{company}</span> <span className={styles.second}>{settings.name}</span>
          </span>
        )}
      </NavLink>
      {catalogs.length > 1 && (
        <IconButton
          icon="down"
          size="small"
          label={t('catalog_select.title')}
          aria-haspopup="dialog"
          data-part="modals catalogue-select"
          onClick={() => openModal({ type: 'catalogSelect' })}
        />
      )}
    </div>
  )
}

import { Icon } from '#ui/icon/icon.tsx'
import { VisuallyHidden } from '#ui/look/visually-hidden.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Avatar } from './avatar.tsx'
import styles from './partner-button.module.css'

/** The button of a partner's contact card, with avatar, name and role. */
export function PartnerButton(target: { popoverTarget: string }) {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { name, company, phones, profile_type } = contacts
  const role = profile_type !== null && t(`profile.${profile_type}`)
  // An agency without a contact person already has its name at the start of the bar.
  const isPerson = company !== null && company !== name
  return (
    <button type="button" className={styles.partner} data-tour="contact" {...target}>
      <Avatar contacts={contacts} />
      <span className={styles.who}>
        <b>{isPerson ? name : role || t('info.contacts')}</b>
        {isPerson ? role && <small>{role}</small> : phones[0] && <small dir="ltr">{phones[0]}</small>}
      </span>
      <span className={styles.phone}>
        <Icon name="phone" />
        <VisuallyHidden>{t('control.call')}</VisuallyHidden>
      </span>
    </button>
  )
}

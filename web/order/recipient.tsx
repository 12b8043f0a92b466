import type { Contacts } from '#domain/partner/contacts.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './recipient.module.css'

/** Under a partner's link: names the partner and says that the sales office gets the request in the partner's name. */
export function Recipient({ contacts }: { contacts: Contacts }) {
  const { t } = useTranslator()
  const { name, photo, profile_type, company } = contacts
  const role = profile_type !== null && t(`profile.${profile_type}`)
  const about = [role, company !== name && company].filter(Boolean).join(' · ')
  return (
    <div className={styles.recipient}>
      <span className={styles.face} aria-hidden="true">
        {photo ? (
          <Img src={photo.src} srcSet={photo.srcset || undefined} sizes="2.5rem" alt="" />
        ) : (
          <Icon name="user" />
        )}
      </span>
      <p>
        <small>{t('partner.label')}</small>
        <b>{name}</b>
        {about && <small>{about}</small>}
        <small>{t('order.recipient_note')}</small>
      </p>
    </div>
  )
}

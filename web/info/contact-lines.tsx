import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { phoneHref } from '#ui/content/phone-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './contact-lines.module.css'

/** The contacts of the developer or, under a partner's link, of the partner only. */
export function ContactLines() {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { openModal } = useNavigation()
  const { name, company, photo, phones, email, profile_type } = contacts
  const role = profile_type === null ? null : t(`profile.${profile_type}`)
  const who = [role, company === name ? null : company].filter(Boolean).join(' · ')
  return (
    <div className={styles.contacts}>
      <div className={styles.person}>
        {photo && <Img src={photo.src} srcSet={photo.srcset || undefined} sizes="4rem" alt="" />}
        <p>
          <b>{name}</b>
          {who && <small>{who}</small>}
        </p>
      </div>
      <div className={styles.ways}>
        {phones.map((phone) => (
          <ButtonLink key={phone} href={phoneHref(phone)}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </ButtonLink>
        ))}
        {email && (
          <ButtonLink href={`mailto:${email}`}>
            <Icon name="mail" />
            <bdi dir="ltr">{email}</bdi>
          </ButtonLink>
        )}
        <Button variant="filled" onClick={() => openModal({ type: 'callback' })}>
          {t('control.callback')}
        </Button>
      </div>
    </div>
  )
}

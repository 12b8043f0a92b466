import { Button } from '#ui/button/button.tsx'
import { phoneHref } from '#ui/content/phone-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Img } from '#ui/picture/img.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { Avatar } from './avatar.tsx'
import styles from './contact-card.module.css'

/** The contacts of the developer or, with a partner's link, of the partner only. */
export function ContactCard({ onCallback }: { onCallback?: (() => void) | undefined }) {
  const { t } = useTranslator()
  const { contacts } = useCatalogue().token
  const { name, company, logo, phones, email, profile_type } = contacts
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <Avatar contacts={contacts} />
        <div>
          <h2>{name}</h2>
          {profile_type !== null && <p>{t(`profile.${profile_type}`)}</p>}
        </div>
      </div>
      {company && company !== name && (
        <p className={styles.company}>
          {logo && <Img src={logo.src} width={logo.width} height={logo.height} alt="" />}
          {company}
        </p>
      )}
      <ul className={styles.ways}>
        {phones.map((phone) => (
          <li key={phone}>
            <a href={phoneHref(phone)}>
              <Icon name="phone" />
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </li>
        ))}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <Icon name="mail" />
              <bdi dir="ltr">{email}</bdi>
            </a>
          </li>
        )}
      </ul>
      {onCallback && (
        <Button variant="filled" block onClick={onCallback}>
          {t('control.callback')}
        </Button>
      )}
    </div>
  )
}

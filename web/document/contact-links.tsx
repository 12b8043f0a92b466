import { phoneHref } from '#ui/content/phone-href.ts'
import styles from './contact-links.module.css'

interface ContactLinksProps {
  readonly phone: string | null
  readonly mail: string | null
}

/** Phone and mail as links. */
export function ContactLinks({ phone, mail }: ContactLinksProps) {
  if (!phone && !mail) return null
  return (
    <p className={styles.links}>
      {phone && (
        <a href={phoneHref(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {mail && (
        <a href={`mailto:${mail}`}>
          <bdi dir="ltr">{mail}</bdi>
        </a>
      )}
    </p>
  )
}

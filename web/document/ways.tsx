import { phoneHref } from '#ui/content/phone-href.ts'
import styles from './ways.module.css'

interface WaysProps {
  readonly phone: string | null
  readonly mail: string | null
}

/** Phone and mail as links. */
export function Ways({ phone, mail }: WaysProps) {
  if (!phone && !mail) return null
  return (
    <p className={styles.ways}>
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

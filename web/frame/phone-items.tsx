import { phoneHref } from '#ui/content/phone-href.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import styles from './menu.module.css'

/** The phone numbers as menu items, on small screens where the bar has no button for them. */
export function PhoneItems() {
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

import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { Icon } from '#web/ui/icon.tsx'
import { phoneHref } from '#web/ui/phone-href.ts'
import styles from './menu.module.css'

/** The phones among the items of the menu, where the bar has no button for them. */
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

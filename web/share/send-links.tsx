import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './send-links.module.css'
import { sendersOf } from './senders.ts'
import type { SharedLink } from './share-link.ts'

/** Links that share through the visitor's own apps. Nothing is loaded from third parties. */
export function SendLinks({ link }: { link: SharedLink }) {
  const { t } = useTranslator()
  return (
    <ul className={styles.senders}>
      {sendersOf(link, t('order.email')).map(({ name, icon, href }) => (
        <li key={name}>
          <ButtonLink href={href} target="_blank" rel="noreferrer" block>
            <Icon name={icon} />
            {name}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

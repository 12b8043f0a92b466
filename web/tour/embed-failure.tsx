import { ButtonLink } from '#ui/button/button-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './embed-failure.module.css'

/** Shows why something cannot be embedded, with a link that opens it in a new tab. */
export function EmbedFailure({ text, href }: { text: string; href: string }) {
  const { t } = useTranslator()
  return (
    <div className={styles.failure} role="alert">
      <Icon name="alert" size="large" />
      <p>{text}</p>
      <ButtonLink variant="quiet" href={href} target="_blank" rel="noreferrer">
        <Icon name="external" />
        {t('control.open_new_tab')}
      </ButtonLink>
    </div>
  )
}

import { Html } from '#ui/content/html.tsx'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './html-content.module.css'
import { usePanelText } from './use-panel-text.ts'

/** The developer's text with this template name. */
export function HtmlContent({ template }: { template: string | null }) {
  const { t } = useTranslator()
  const text = usePanelText()(template)
  return text ? (
    <Html className={styles.html} html={text.html} />
  ) : (
    <p className={styles.html}>{t('message.no_items')}</p>
  )
}

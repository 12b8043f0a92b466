import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './html-content.module.css'

/** A text of the developer by the name of its template; the server has sanitised it. */
export function HtmlContent({ template }: { template: string | null }) {
  const { t } = useTranslator()
  const { token } = useCatalogue()
  const html = template === null ? undefined : token.templates[template]
  if (!html) return <p>{t('message.no_items')}</p>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at import and again by the server (design 8)
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}

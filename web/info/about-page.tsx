import { StatePage } from '#ui/content/state-page.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useCatalogue } from '#web/catalogue/catalogue-context.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import styles from './about-page.module.css'
import { ContactLines } from './contact-lines.tsx'
import { HtmlText } from './html-text.tsx'

/** The developer's text about the company, and the contacts. */
export function AboutPage() {
  const { t } = useTranslator()
  const { info } = useCatalogue().token
  if (!info.about) {
    const drawing = <Icon name="user" size="large" />
    return <StatePage drawing={drawing} heading="h2" title={t('message.no_items')} action={null} />
  }
  return (
    <div className={styles.page}>
      <h2>{t('title.about')}</h2>
      <HtmlText html={info.about} />
      <h3>{t('info.contacts')}</h3>
      <ContactLines />
    </div>
  )
}

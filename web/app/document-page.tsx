import { PAGES } from '#domain/address/page-table.ts'
import { useTranslator } from '#web/language/translator-context.ts'
import { useNavigation } from '#web/navigation/navigation-context.ts'
import styles from './document-page.module.css'

/** A document as a sheet of paper, without the frame of the catalogue (spec 2). */
export function DocumentPage() {
  const { t } = useTranslator()
  const { address } = useNavigation()
  const { name } = address.page
  return (
    <main className={styles.page}>
      <article className={name === 'pdf-chess' ? `${styles.sheet} ${styles.landscape}` : styles.sheet}>
        <h1>{t(`title.${PAGES[name].title}`)}</h1>
      </article>
    </main>
  )
}

import { Html } from '#ui/content/html.tsx'
import styles from './html-text.module.css'

/** A text of the developer in html, as wide as it is read best. */
export function HtmlText({ html }: { html: string }) {
  return <Html className={styles.html} html={html} />
}

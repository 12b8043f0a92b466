import { Html } from '#ui/content/html.tsx'
import styles from './html-text.module.css'

/** The developer's HTML text, no wider than is comfortable to read. */
export function HtmlText({ html }: { html: string }) {
  return <Html className={styles.html} html={html} />
}

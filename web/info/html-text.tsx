import styles from './html-text.module.css'

/** A text of the developer in html; the server has sanitised it. */
export function HtmlText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at import and again by the server (design 8)
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Texts with more characters than this are cut short at first. */
const LONG = 700

/** Whether an HTML text is so long that only its beginning is shown at first. */
export function isLongText(html: string): boolean {
  return html.replace(/<[^>]*>/g, '').length > LONG
}

/** More characters than this are more than a visitor has asked for. */
const LONG = 700

/** Tells whether the words of an html text are so many that only their beginning is shown at first. */
export function isLongText(html: string): boolean {
  return html.replace(/<[^>]*>/g, '').length > LONG
}

/** Fills an HTML template: `{{name}}` with escaped text, `{{{name}}}` with markup that is already safe. */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g, (_, markup: string | undefined, text: string) =>
    markup === undefined ? escapeHtml(values[text] ?? '') : (values[markup] ?? ''),
  )
}

/** JSON for use inside a script element: nothing in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Escapes text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

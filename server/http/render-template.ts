const PLACEHOLDER = /\{\{\{(\w+)\}\}\}|\{\{(\w+)\}\}/g

/** Fills an HTML template: `{{name}}` with escaped text, `{{{name}}}` with markup that is already safe. */
export function renderTemplate(template: string, values: Readonly<Record<string, string>>): string {
  let html = ''
  let end = 0
  // Added piece by piece: values may be hundreds of kilobytes, and `replaceAll` would copy them once more.
  for (const { 0: placeholder, 1: markup, 2: text = '', index } of template.matchAll(PLACEHOLDER)) {
    html +=
      template.slice(end, index) + (markup === undefined ? escapeHtml(values[text] ?? '') : (values[markup] ?? ''))
    end = index + placeholder.length
  }
  return html + template.slice(end)
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

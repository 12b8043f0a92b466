import type { DrawnPage } from '#contract/drawn-page.ts'

/**
 * Moves the styles of elements into a sheet of their own. The Content-Security-Policy lets a document bring a sheet by its
 * nonce, but no style on an element. `scope` selects what the page is drawn in, by an id.
 */
export function liftStyles(markup: string, scope: string): Pick<DrawnPage, 'markup' | 'styles'> {
  const names = new Map<string, string>()
  const lifted = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? names.size.toString(36)
    names.set(style, name)
    return ` data-style="${name}"`
  })
  // With an id, so that they win over the sheets of the app, as a style on an element would.
  const rules = [...names].map(([style, name]) => `${scope} [data-style="${name}"]{${unescapeHtml(style)}}`)
  return { markup: lifted, styles: rules.join('') }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

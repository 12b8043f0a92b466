import type { RenderedPage } from '#contract/rendered-page.ts'

/**
 * Moves style attributes into a style sheet: the Content-Security-Policy allows a sheet by its hash, but no style
 * attributes. `scope` is the id selector of the element that contains the page.
 */
export function liftStyles(markup: string, scope: string): Pick<RenderedPage, 'markup' | 'styles'> {
  const names = new Map<string, string>()
  const lifted = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? names.size.toString(36)
    names.set(style, name)
    return ` data-style="${name}"`
  })
  // The id in the selector makes these rules win over the app's sheets, as style attributes would.
  const rules = [...names].map(([style, name]) => `${scope} [data-style="${name}"]{${unescapeHtml(style)}}`)
  return { markup: lifted, styles: rules.join('') }
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

import sanitize, { type IOptions } from 'sanitize-html'

/** Sanitised markup, and the names of the original top-level elements. */
interface SanitizedMarkup {
  readonly markup: string
  readonly roots: readonly string[]
}

/** No drawing program or author nests this deep, and the parser takes minutes for a hundred thousand levels. */
const MAX_DEPTH = 500

class TooDeepError extends Error {}

/** Sanitises markup; null if it is nested too deeply. */
export function sanitizeMarkup(text: string, options: IOptions): SanitizedMarkup | null {
  let depth = 0
  const roots: string[] = []
  try {
    const markup = sanitize(text, {
      ...options,
      onOpenTag: (name) => {
        if (depth++ === 0) roots.push(name)
        // Throwing is the only way to stop the parser.
        if (depth > MAX_DEPTH) throw new TooDeepError()
      },
      onCloseTag: () => {
        depth--
      },
    })
    return { markup, roots }
  } catch (error) {
    if (error instanceof TooDeepError) return null
    throw error
  }
}

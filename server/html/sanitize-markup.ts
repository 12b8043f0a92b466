import sanitize, { type IOptions } from 'sanitize-html'

/** Markup after sanitising, and the names of the elements that stood in no other before. */
export interface SanitizedMarkup {
  readonly markup: string
  readonly roots: readonly string[]
}

/** No drawing program and no author nests so deep; the parser takes minutes for a file that nests a hundred thousand. */
const MAX_DEPTH = 500

class TooDeepError extends Error {}

/** Sanitises markup; null for what nests without end. */
export function sanitizeMarkup(text: string, options: IOptions): SanitizedMarkup | null {
  let depth = 0
  const roots: string[] = []
  try {
    const markup = sanitize(text, {
      ...options,
      onOpenTag: (name) => {
        if (depth++ === 0) roots.push(name)
        // The parser can be stopped in no other way.
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

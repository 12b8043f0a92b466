import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { normalText } from './normal-text.ts'

/** The words that begin an act, and those for lengths of time, normalised. */
export interface ActWords {
  readonly price: readonly string[]
  readonly status: readonly string[]
  readonly hold: readonly string[]
  readonly release: readonly string[]
  readonly hour: readonly string[]
  readonly day: readonly string[]
  readonly week: readonly string[]
}

// English works in every language.
const ENGLISH: ActWords = {
  ...{ price: ['price'], status: ['status'], hold: ['hold'], release: ['release'] },
  ...{ hour: ['h', 'hour', 'hours'], day: ['d', 'day', 'days'], week: ['w', 'week', 'weeks'] },
}

/** The words of acts in the reader's language and in English. The reader's own come first. */
export function actWords({ t }: Pick<StudioTranslator, 't'>): ActWords {
  const both = (kind: keyof ActWords) => {
    const own = t(`palette.words.${kind}`).split(/[,،，]/u)
    return [...new Set([...own.map(normalText), ...ENGLISH[kind]])].filter(Boolean)
  }
  return {
    ...{ price: both('price'), status: both('status'), hold: both('hold'), release: both('release') },
    ...{ hour: both('hour'), day: both('day'), week: both('week') },
  }
}

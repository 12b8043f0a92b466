import { splitList } from '#domain/table/split-list.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { normalText } from './normal-text.ts'

/** A word for a length of time. A dual such as the Arabic for "two days" needs no figure. */
interface TimeWord {
  readonly word: string
  readonly count: number
}

/** The words that begin an act, and those for lengths of time, normalised. */
export interface ActWords {
  readonly price: readonly string[]
  readonly status: readonly string[]
  readonly hold: readonly string[]
  readonly release: readonly string[]
  readonly hour: readonly TimeWord[]
  readonly day: readonly TimeWord[]
  readonly week: readonly TimeWord[]
}

// English works in every language.
const ENGLISH: Readonly<Record<keyof ActWords, readonly string[]>> = {
  price: ['price'],
  status: ['status'],
  hold: ['hold'],
  release: ['release'],
  hour: ['h', 'hour', 'hours'],
  day: ['d', 'day', 'days'],
  week: ['w', 'week', 'weeks'],
}

/** The words of acts in the reader's language and in English. The reader's own come first. */
export function actWords({ t }: Pick<StudioTranslator, 't'>): ActWords {
  const both = (kind: keyof ActWords) => {
    const own = splitList(t(`palette.words.${kind}`))
    return [...new Set([...own.map(normalText), ...ENGLISH[kind]])].filter(Boolean)
  }
  const times = (kind: 'hour' | 'day' | 'week') =>
    both(kind).map((text) => {
      const [word = '', count] = text.split('=')
      return { word, count: Number(count ?? 1) }
    })
  return {
    price: both('price'),
    status: both('status'),
    hold: both('hold'),
    release: both('release'),
    hour: times('hour'),
    day: times('day'),
    week: times('week'),
  }
}

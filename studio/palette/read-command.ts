import type { ActWords } from './act-words.ts'
import { normalText, wordsOf } from './normal-text.ts'

/** What was typed after a thing: the act that its first words name, and the rest. */
export type TypedAct =
  | { readonly kind: 'price' | 'hold' | 'release' | 'status'; readonly rest: string }
  /** Not the word of an act, or only its beginning. */
  | { readonly kind: null; readonly rest: string }

const ACTS = ['price', 'hold', 'release', 'status'] as const

/** Reads `price 475k`. Words and figures need no space between them where a language writes none. */
export function readTypedAct(text: string, words: ActWords): TypedAct {
  const typed = wordsOf(text)
  for (let count = typed.length; count > 0; count -= 1) {
    const head = typed.slice(0, count).join(' ')
    const [, glued = head, value = ''] = /^([^\d٠-٩۰-۹=+*−-]+)([\d٠-٩۰-۹=+*−-].*)$/u.exec(head) ?? []
    const tail = typed.slice(count)
    for (const kind of ACTS) {
      if (words[kind].includes(normalText(head))) return { kind, rest: tail.join(' ') }
      if (value && words[kind].includes(normalText(glued))) return { kind, rest: [value, ...tail].join(' ') }
    }
  }
  return { kind: null, rest: typed.join(' ') }
}

/** Whether a text is the beginning of one of the words. */
export function beginsWord(text: string, words: readonly string[]): boolean {
  const beginning = normalText(text)
  return words.some((word) => word.startsWith(beginning))
}

/** What was typed after the number of a unit, such as `price 475k` in `61 price 475k`. */
export interface TypedCommand<Unit> {
  readonly units: readonly Unit[]
  readonly text: string
}

/** Splits a query into the number of a unit and what follows. The longest number counts, as numbers may have spaces. */
export function readCommand<Unit>(
  query: string,
  byNumber: ReadonlyMap<string, readonly Unit[]>,
): TypedCommand<Unit> | null {
  const typed = wordsOf(query.replace(/^\s*#/u, ''))
  // A space after the number asks for all acts.
  const most = /\s$/u.test(query) ? typed.length : typed.length - 1
  for (let count = most; count > 0; count -= 1) {
    const units = byNumber.get(normalText(typed.slice(0, count).join(' ')))
    if (units) return { units, text: typed.slice(count).join(' ') }
  }
  return null
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Reads a length of time such as `3 days`, `12h` or `3` (days), in milliseconds. Null if it is none. */
export function readLength(text: string, words: ActWords): number | null {
  const [, figures = '', unit = ''] = /^(\d{1,4})(?:\s*(\D+?))?\.?$/u.exec(normalText(text)) ?? []
  const count = Number(figures)
  if (!figures || count === 0) return null
  if (unit === '' || words.day.includes(unit)) return count * DAY
  if (words.hour.includes(unit)) return count * HOUR
  return words.week.includes(unit) ? count * 7 * DAY : null
}

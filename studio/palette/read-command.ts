import type { ActWords } from './act-words.ts'
import { normalText, wordsOf } from './normal-text.ts'

/** What was typed after a thing: the act that its first words name, and the rest. */
type TypedAct =
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
interface TypedCommand<Unit> {
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
const LENGTHS = { hour: HOUR, day: DAY, week: 7 * DAY } as const
const KINDS = ['hour', 'day', 'week'] as const

/** Reads a length of time such as `3 days`, `12h`, `1.5 weeks`, `day` or `3` (days), in milliseconds. Null if it is none. */
export function readLength(text: string, words: ActWords): number | null {
  const [, figures = '', unit = ''] = /^(\d{0,4}(?:[.,٫]\d)?)\s*(\D*?)\.?$/u.exec(normalText(text)) ?? []
  const count = figures === '' ? 1 : Number(figures.replace(/\D/u, '.'))
  if (count === 0 || (figures === '' && unit === '')) return null
  if (unit === '') return count * DAY
  const found = findTime(unit, words)
  if (found === null) return null
  return Math.round((figures === '' ? found.count : count) * LENGTHS[found.kind])
}

/** How many last letters of a word change with its case and number. */
const ENDING = 2

/**
 * The length that a word means: one of the known words, or their beginning, or another form of one, because people write
 * `неделями` and `nedelju` too. Null if it could mean two lengths.
 */
function findTime(
  unit: string,
  words: ActWords,
): { readonly kind: (typeof KINDS)[number]; readonly count: number } | null {
  const ways: readonly ((word: string) => boolean)[] = [
    (word) => word === unit,
    (word) => word.startsWith(unit),
    (word) => word.length > 1 && unit.startsWith(stemOf(word)) && unit.length <= word.length + ENDING + 1,
  ]
  for (const fits of ways) {
    const found = KINDS.flatMap((kind) => {
      const match = words[kind].find(({ word }) => fits(word))
      return match ? [{ kind, count: match.word === unit ? match.count : 1 }] : []
    })
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null
  }
  return null
}

function stemOf(word: string): string {
  return word.slice(0, Math.max(2, word.length - ENDING))
}

import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** What fills the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/** What a language needs to say a number. */
export interface NumberWords {
  readonly plurals: () => Intl.PluralRules
  readonly number: () => Intl.NumberFormat
}

/** As Lingui compiles: texts, placeholders by their names, and choices by a number or a word. */
type Part = string | readonly [name: string, choice?: 'plural' | 'select', cases?: Readonly<Record<string, Said>>]
type Said = string | readonly Part[]

/**
 * Says a compiled message. Lingui compiles (it knows ICU); its own runtime does dates, formats and escapes besides, which
 * no message of ours has, and would be a fiftieth of the first view.
 */
export function sayMessage(message: CompiledMessage, values: MessageValues, words: NumberWords): string {
  return say(message as Said, values, words)
}

/** `counted` is the number that `#` stands for inside a plural. */
function say(said: Said, values: MessageValues, words: NumberWords, counted?: number): string {
  if (typeof said === 'string') return said
  return said
    .map((part) => {
      if (part === '#' && counted !== undefined) return words.number().format(counted)
      return typeof part === 'string' ? part : sayPlaceholder(part, values, words)
    })
    .join('')
}

function sayPlaceholder(
  [name, choice, cases]: Exclude<Part, string>,
  values: MessageValues,
  words: NumberWords,
): string {
  const value = values[name] ?? ''
  if (!choice || !cases) return String(value)
  if (choice === 'select') return say(cases[value] ?? cases.other ?? '', values, words)
  const count = Number(value)
  return say(cases[value] ?? cases[words.plurals().select(count)] ?? cases.other ?? '', values, words, count)
}

import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** The values for the placeholders of a message. */
export type MessageValues = Readonly<Record<string, string | number>>

/** How a language writes what fills a message. */
export interface ValueWords {
  readonly plurals: () => Intl.PluralRules
  readonly number: () => Intl.NumberFormat
  /** Keeps a value in order within a sentence of the language. */
  readonly isolate: (value: string) => string
}

/** The output of Lingui's compiler: texts, placeholders by name, and choices by number or word. */
type Part = string | readonly [name: string, choice?: 'plural' | 'select', cases?: Readonly<Record<string, Said>>]
type Said = string | readonly Part[]

/**
 * Formats a compiled message. Lingui compiles the ICU syntax, but its runtime also handles dates, formats and escapes. Our
 * messages have none of these, and the runtime would be a fiftieth of the first view's size.
 */
export function sayMessage(message: CompiledMessage, values: MessageValues, words: ValueWords): string {
  return say(message as Said, values, words)
}

/** `counted` is the number that replaces `#` inside a plural. */
function say(said: Said, values: MessageValues, words: ValueWords, counted?: number): string {
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
  words: ValueWords,
): string {
  const value = values[name] ?? ''
  if (!choice || !cases) return words.isolate(String(value))
  if (choice === 'select') return say(cases[value] ?? cases.other ?? '', values, words)
  const count = Number(value)
  return say(cases[value] ?? cases[words.plurals().select(count)] ?? cases.other ?? '', values, words, count)
}

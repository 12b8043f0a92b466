import { type Language, type LanguageCode, languageOf } from '#domain/language/language.ts'
import type { CompiledMessages, MessageKey } from './messages.ts'
import { type MessageValues, type NumberWords, sayMessage } from './say-message.ts'

/** Puts things into the words, numbers and dates of one language. */
export interface Translator {
  readonly language: Language
  /** The message of a key with its placeholders filled. */
  readonly t: (key: MessageKey, values?: MessageValues) => string
  /** Number formats are costly to make, so each is made once. */
  readonly numberFormat: (options: Intl.NumberFormatOptions) => Intl.NumberFormat
  readonly dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat
  /** Adds messages that came later. */
  readonly add: (messages: CompiledMessages) => void
}

// Chromium has no data of Georgian and Uzbek, and would write English figures: these languages write them alike.
const FIGURES_LIKE: Partial<Record<LanguageCode, string>> = { ka: 'pt-PT', uz: 'uk' }

/** Makes the translator of a language from its compiled messages. */
export function createTranslator(code: LanguageCode, messages: CompiledMessages): Translator {
  const language = languageOf(code)
  // `Intl` knows the BCP 47 tag, not our code.
  const figures = FIGURES_LIKE[code] ?? language.tag
  // Made when first needed: each takes a slow phone some milliseconds.
  const words: NumberWords = {
    plurals: once(() => new Intl.PluralRules(language.tag)),
    number: once(() => new Intl.NumberFormat(figures)),
  }
  let known = messages
  return {
    language,
    // A key that is not there yet names itself, which a reader can at least report.
    t: (key, values = {}) => sayMessage(known[key] ?? key, values, words),
    add: (more) => {
      known = { ...known, ...more }
    },
    numberFormat: memoised((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(figures, options)),
    dateFormat: memoised((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language.tag, options)),
  }
}

function once<Made>(create: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= create()
    return made
  }
}

function memoised<Options, Format>(create: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>()
  return (options) => {
    const key = JSON.stringify(options)
    const format = made.get(key) ?? create(options)
    made.set(key, format)
    return format
  }
}

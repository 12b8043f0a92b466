import { type Language, type LanguageCode, languageOf } from '#domain/language/language.ts'
import { isolatedIn } from './isolate.ts'
import type { CompiledTexts, MessageKey } from './messages.ts'
import { type MessageValues, sayMessage, type ValueWords } from './say-message.ts'

/** The messages of the catalogue and the formats of one language. */
export type Translator = TranslatorOf<MessageKey>

/** Messages and formats of one language. The catalogue and the Studio have keys of their own. */
export interface TranslatorOf<Key extends string> {
  readonly language: Language
  /** The message of a key with its placeholders filled. */
  readonly t: (key: Key, values?: MessageValues) => string
  /** Formats are expensive to create, so each is created once. */
  readonly numberFormat: (options: Intl.NumberFormatOptions) => Intl.NumberFormat
  readonly dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat
  /** Adds messages that were loaded later. */
  readonly add: (messages: CompiledTexts<Key>) => void
}

// Chromium has no number data for Georgian and Uzbek. These languages write numbers in the same way.
const FIGURES_LIKE: Partial<Record<LanguageCode, string>> = { ka: 'pt-PT', uz: 'uk' }

/** Texts are read on a screen or in a mail, or they become titles, files and data, which have no place for isolates. */
export type TextUse = 'reading' | 'data'

/** Creates the translator of a language from its compiled messages. */
export function createTranslator<Key extends string>(
  code: LanguageCode,
  messages: CompiledTexts<Key>,
  use: TextUse = 'reading',
): TranslatorOf<Key> {
  const language = languageOf(code)
  // `Intl` needs the BCP 47 tag, not our code.
  const figures = FIGURES_LIKE[code] ?? language.tag
  // Created on first use: each takes a slow phone some milliseconds.
  const words: ValueWords = {
    plurals: once(() => new Intl.PluralRules(language.tag)),
    number: once(() => new Intl.NumberFormat(figures)),
    isolate: (value) => (use === 'reading' ? isolatedIn(language.is_rtl, value) : value),
  }
  let known = messages
  return {
    language,
    // A missing message shows its key, which a visitor can at least report.
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
  // At most one for each way to write a number or date in the code, and for each currency.
  const made = new Map<string, Format>()
  return (options) => {
    const key = JSON.stringify(options)
    const format = made.get(key) ?? create(options)
    made.set(key, format)
    return format
  }
}

import { readFileSync } from 'node:fs'
import type { LanguageCode } from '#domain/language/language.ts'
import { compileMessages } from './compile-messages.ts'
import type { Messages, StudioKey, StudioMessages } from './messages.ts'
import { withShared } from './studio-message-parts.ts'
import { createTranslator, type TranslatorOf } from './translator.ts'

/** The messages that only the Studio has. */
export function ownStudioMessages(code: LanguageCode): Readonly<Record<string, string>> {
  return readLocale<Record<string, string>>(`studio/${code}`)
}

/** What the Studio says in one language, as its build puts it together. */
export function studioMessages(code: LanguageCode): StudioMessages {
  return withShared(ownStudioMessages(code), readLocale<Messages>(code))
}

/** A translator of the Studio, as its screens have it. */
export function studioTranslator(code: LanguageCode): TranslatorOf<StudioKey> {
  return createTranslator(code, compileMessages(studioMessages(code)))
}

function readLocale<Texts>(name: string): Texts {
  return JSON.parse(readFileSync(new URL(`locales/${name}.json`, import.meta.url), 'utf8')) as Texts
}

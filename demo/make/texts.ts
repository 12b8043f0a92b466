import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LANGUAGE_CODES, type LanguageCode } from '#domain/language/language.ts'
import type en from '../texts/en.json'

/** The texts of the demo; `en.json` is the type of the keys. */
export type TextKey = keyof typeof en

/** A text in the languages that have it. */
type Localised = Partial<Record<LanguageCode, string>>

/** Returns a text of the demo by its key. */
export type Texts = (key: TextKey) => Localised

type Messages = Readonly<Record<string, string>>

/** Reads the texts of every language; missing files and keys are left out. */
export function readTexts(): Texts {
  const languages = LANGUAGE_CODES.flatMap((code) => {
    const file = path.resolve(import.meta.dirname, `../texts/${code}.json`)
    return existsSync(file) ? [[code, JSON.parse(readFileSync(file, 'utf8')) as Messages] as const] : []
  })
  return (key) =>
    Object.fromEntries(
      languages.flatMap(([code, messages]) => {
        const message = messages[key]
        return message === undefined ? [] : [[code, message]]
      }),
    )
}

/** Two texts after one another, in the languages that have both. */
export function joined(first: Localised, second: Localised): Localised {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) =>
      first[code] === undefined || second[code] === undefined ? [] : [[code, first[code] + second[code]]],
    ),
  )
}

import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { compileMessages } from '#i18n/compile-messages.ts'
import { createTranslator } from '#i18n/translator.ts'
import type { StudioTranslator } from '#studio/language/load-translator.ts'
import { sayRooms } from './unit-title.ts'

async function translatorOf(code: 'en' | 'ru'): Promise<StudioTranslator> {
  const file = new URL(`../../i18n/locales/studio/${code}.json`, import.meta.url)
  return createTranslator(code, compileMessages(JSON.parse(await readFile(file, 'utf8'))))
}

it('counts rooms in the plural forms of a language', async () => {
  const english = await translatorOf('en')
  expect(['1', '3'].map((label) => sayRooms(english, label))).toEqual(['1 room', '3 rooms'])
  const russian = await translatorOf('ru')
  expect(['1', '3', '5'].map((label) => sayRooms(russian, label))).toEqual(['1 комната', '3 комнаты', '5 комнат'])
})

it('names the rooms of labels that are no plain number, and leaves words alone', async () => {
  const english = await translatorOf('en')
  expect(['2+1', 'Studio', ''].map((label) => sayRooms(english, label))).toEqual(['Rooms: 2+1', 'Studio', ''])
})

import { expect, it } from 'vitest'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { sayRooms } from './unit-title.ts'

it('counts rooms in the plural forms of a language', async () => {
  const english = studioTranslator('en')
  expect(['1', '3'].map((label) => sayRooms(english, label))).toEqual(['1 room', '3 rooms'])
  const russian = studioTranslator('ru')
  expect(['1', '3', '5'].map((label) => sayRooms(russian, label))).toEqual(['1 комната', '3 комнаты', '5 комнат'])
})

it('names the rooms of labels that are no plain number, and leaves words alone', async () => {
  const english = studioTranslator('en')
  expect(['2+1', 'Studio', ''].map((label) => sayRooms(english, label))).toEqual(['Rooms: 2+1', 'Studio', ''])
})

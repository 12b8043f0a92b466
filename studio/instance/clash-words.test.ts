import { expect, it } from 'vitest'
import type { LanguageCode } from '#domain/language/language.ts'
import { unitOf } from '#domain/unit-table/unit.fixture.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { cellName } from './clash-words.ts'

const unit = unitOf('80', {})
const book = { byId: new Map([[unit.id, unit]]) }
function nameOf(lang: LanguageCode, field: string, id = unit.id): string {
  const text = cellName(studioTranslator(lang), book, { id, field })
  return text.replaceAll(/[\u2068\u2069]/g, '')
}

it.each<[LanguageCode, string, string]>([
  ['en', 'price', 'Price of No.\u00a080'],
  ['en', 'area_total', 'Area of No.\u00a080'],
  ['en', 'extra_price', 'Second price of No.\u00a080'],
  ['en', 'number', 'Number of No.\u00a080'],
  ['en', 'tags', 'Tags of No.\u00a080'],
  ['de', 'price', 'Kaufpreis von Nr.\u00a080'],
  ['ru', 'price', 'Цена, №\u00a080'],
  ['tr', 'price', 'No.\u00a080, Fiyat'],
  ['zh', 'price', '房号80的总价'],
  ['ar', 'price', 'السعر، رقم 80'],
])('in %s the cell of %s is called “%s”, without a unit of measure', (lang, field, name) => {
  expect(nameOf(lang, field)).toBe(name)
})

it('names a unit that is gone by its own id', () => {
  expect(nameOf('en', 'price', 'u99')).toBe('Price of No.\u00a0u99')
})

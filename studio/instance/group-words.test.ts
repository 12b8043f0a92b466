import { expect, it } from 'vitest'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { unitOf } from '#domain/unit-table/unit.fixture.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { UnitGroup } from '#domain/unit-table/unit-views.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { groupWords } from './group-words.ts'

const free = unitOf('1', { price: 262_000 })
const sold = unitOf('2', { type: STATUS_TYPES.sold, price: 100_000 })
const bare: UnitFacts = { ...free, status: null, effective: null }
const named: UnitFacts = { ...free, section: { id: 'a2', number: 2, name: 'North wing' } }

it.each<[UnitGroup, readonly UnitFacts[], string, string]>([
  ['storey', [free, sold], 'A · Entrance 1 · Floor 10', '2 units · 1 available · from €262k'],
  ['storey', [sold], 'A · Entrance 1 · Floor 10', '1 unit · 0 available'],
  ['storey', [bare], 'A · Entrance 1 · Floor 10', '1 unit'],
  ['storey', [named], 'A · North wing · Floor 10', '1 unit · 1 available · from €262k'],
  ['section', [named], 'A · North wing', '1 unit · 1 available · from €262k'],
  ['status', [free], 'Available', '1 unit · from €262k'],
  ['status', [sold], 'Sold', '1 unit'],
  ['status', [bare], 'No status', '1 unit'],
  ['layout', [free], 'No floor plan', '1 unit · 1 available · from €262k'],
])('a group by %s has a name, a count and short facts', (group, members, title, note) => {
  const translator = studioTranslator('en')
  const context = { translator, book: { changed: new Set(['u2']) }, units: { currency: 'EUR' } } as const
  const words = groupWords(members, group, context)
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')
  expect([plain(words.title), plain(words.notes.join(' · '))]).toEqual([title, note])
  expect(words.badge).toBe(members.includes(sold) ? '1 changed' : undefined)
})

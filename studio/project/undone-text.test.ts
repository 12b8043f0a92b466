import { expect, it } from 'vitest'
import type { Entity } from '#domain/draft/entity.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { undoneText } from './undone-text.ts'

const translator = studioTranslator('en')

const unit = (id: string, number: string): readonly [string, Entity] => [
  `instance ${id}`,
  { kind: 'instance', id, fields: { number } },
]

it('names the units that an undo left as they are, each once and in order', () => {
  const shown = new Map([unit('a', '12'), unit('b', '7')])
  const kept = [
    { kind: 'instance', id: 'a', field: 'price' },
    { kind: 'instance', id: 'b', field: 'price' },
    { kind: 'instance', id: 'a', field: 'area_total' },
  ] as const
  expect(undoneText(translator, kept, shown)).toBe(
    'Undone, except for 3 values that someone has changed since: No.\u00a07, No.\u00a012.',
  )
})

it('ends a long list', () => {
  const ids = Array.from({ length: 20 }, (_, index) => String(index + 1))
  const kept = ids.map((id) => ({ kind: 'instance', id, field: 'price' }) as const)
  const text = undoneText(translator, kept, new Map(ids.map((id) => unit(id, id))))
  expect(text).toContain('No.\u00a012 …')
  expect(text).not.toContain('No.\u00a013')
})

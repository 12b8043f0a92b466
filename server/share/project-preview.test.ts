import { expect, test } from 'vitest'
import { aProject, aToken } from '#contract/answers.fixture.ts'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { projectPreview } from './project-preview.ts'

// Layout 1 is a flat, 4 is a parking space.
function titleOf(...units: Parameters<typeof anInstance>[0][]): string | null {
  const chess = chessOf(units.map(anInstance))
  const data = { ...aProject, project: { ...aProject.project, currency: 'EUR' as const } }
  return projectPreview({ translator: translators.en, token: aToken }, { data, chess }, null, null).data.title
}

test('a project link shows the from-price of its homes, not of its parking', () => {
  const title = titleOf({ id: 1, price: 223_900 }, { id: 2, price: 260_000 }, { id: 3, layout_id: 4, price: 9_000 })
  expect(title).toBe('from €223,900 · 2 homes')
})

test('a project link with one kind of units shows the number of free units', () => {
  expect(titleOf({ id: 1, price: 223_900 })).toBe('from €223,900 · 1 available')
})

test('a project link shows the from-price of what is left if its homes are sold', () => {
  expect(titleOf({ id: 1, status_id: SOLD }, { id: 2, layout_id: 4, price: 9_000 })).toBe('from €9,000 · 1 available')
  expect(titleOf({ id: 1, status_id: SOLD })).toBe('No available premises')
})

import { expect, test } from 'vitest'
import { aProject, aToken } from '#contract/answers.fixture.ts'
import { anInstance, chessOf, SOLD } from '#domain/chess/chess.fixture.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { projectPreview } from './project-preview.ts'

// Layout 1 is a flat, 4 a parking space.
function titleOf(...units: Parameters<typeof anInstance>[0][]): string | null {
  const chess = chessOf(units.map(anInstance))
  const data = { ...aProject, project: { ...aProject.project, currency: 'EUR' as const } }
  return projectPreview({ translator: translators.en, token: aToken }, { data, chess }, null, null).data.title
}

test('a link to a project begins at its homes and not at its parking', () => {
  const title = titleOf({ id: 1, price: 223_900 }, { id: 2, price: 260_000 }, { id: 3, layout_id: 4, price: 9_000 })
  expect(title).toBe('from €223,900 · 2 homes')
})

test('a link to a project of one kind counts what is free', () => {
  expect(titleOf({ id: 1, price: 223_900 })).toBe('from €223,900 · 1 available')
})

test('a link to a project whose homes are sold begins at what is left', () => {
  expect(titleOf({ id: 1, status_id: SOLD }, { id: 2, layout_id: 4, price: 9_000 })).toBe('from €9,000 · 1 available')
  expect(titleOf({ id: 1, status_id: SOLD })).toBe('No available premises')
})

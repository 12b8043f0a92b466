import { describe, expect, test } from 'vitest'
import { translators } from '#i18n/i18n.fixture.ts'
import { monthBeside, newestFirst, type Report, reportsAround, wordMonth, wordMonthName } from './reports.ts'

const report = (id: number, month: string): Report => ({ id, month, text: '', progress: null, pictures: [] })
const reports = [report(2, '2026-02'), report(3, '2026-10'), report(1, '2025-12')]

describe('construction reports', () => {
  test('are sorted newest first', () => {
    expect(newestFirst(reports).map(({ id }) => id)).toEqual([3, 2, 1])
  })

  test('open with the newest, which has no next report', () => {
    const { current, previous, next } = reportsAround(reports, null)
    expect([current?.id, previous?.id, next]).toEqual([3, 2, null])
  })

  test('have the reports before and after them as neighbours', () => {
    const { previous, next } = reportsAround(reports, 2)
    expect([previous?.id, next?.id]).toEqual([1, 3])
    expect(reportsAround(reports, 1).previous).toBeNull()
  })

  test('show the newest when the chosen one no longer exists', () => {
    expect(reportsAround(reports, 77).current?.id).toBe(3)
    expect(reportsAround([], null).current).toBeNull()
  })
})

test('steps from December to January of the next year', () => {
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('capitalises a month in a heading as the language does', () => {
  expect(wordMonthName(translators.ru, '2026-10')).toBe('Октябрь')
  expect(wordMonth(translators.en, '2026-10')).toBe('October 2026')
  expect(wordMonthName(translators.ka, '2026-10')).toBe('ოქტომბერი')
})

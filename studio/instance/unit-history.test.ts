import { expect, test } from 'vitest'
import type { DraftHistoryEntry } from '#contract/drafts.ts'
import type { HistoryEntry } from '#contract/history.ts'
import { pastPrices, plotStart, priceSteps, rowsSince, statusSpans } from '#domain/unit-table/price-steps.ts'
import { STATUSES, unitOf } from '#domain/unit-table/unit.fixture.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { bornAt, draftRows, type HistoryRow, liveRows, mergeRows } from './history-rows.ts'
import { wordRow, wordWho } from './history-words.ts'
import { PLOT, plotScale, stepPath } from './plot-shape.ts'

const translator = studioTranslator('en')
const NOW = new Date('2026-11-18T12:00:00Z')
const DEPS = { translator, book: { statuses: STATUSES }, timeZone: 'Europe/Berlin', now: NOW }
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`

function live(id: number, day: number, change: Partial<HistoryEntry>): HistoryEntry {
  return {
    id,
    at: at(day),
    who: { kind: 'person', id: 1, name: 'Anna Weiss' },
    project_id: 1,
    batch: null,
    agent: null,
    subject: { kind: 'instance', id: 61, external_id: 'u61', number: '61' },
    field: 'price',
    old: null,
    new: null,
    ...change,
  }
}

function drafted(id: number, day: number, change: Partial<DraftHistoryEntry>): DraftHistoryEntry {
  return {
    id,
    at: at(day),
    by: { kind: 'person', id: 1, name: 'Anna Weiss' },
    act: 'edit',
    batch: 'b',
    undoable: true,
    subject: { kind: 'instance', id: 'u61' },
    field: 'price',
    old: null,
    new: null,
    ...change,
  }
}

// The newest first, as the server answers.
const ROWS = liveRows([
  live(5, 12, { field: 'hold', old: at(11), new: null, who: { kind: 'system', id: null, name: null } }),
  live(4, 8, { field: 'hold', old: null, new: at(11) }),
  live(3, 6, { old: 455_300, new: 461_800, who: { kind: 'feed', id: 7, name: null } }),
  live(2, 5, { field: 'status_id', old: 1, new: 2, statuses: { old: 'sold', new: 'free', name: { en: 'Available' } } }),
  live(1, 4, { old: null, new: 455_300 }),
])
const START = Date.parse(at(3))

const words = (row: HistoryRow | undefined) => {
  if (!row) throw new Error('no row')
  const { what, values } = wordRow(row, DEPS)
  return values ? [what, values.old, values.new] : what
}

test('a row says what changed, with statuses by name and holds in the time of the project', () => {
  expect(ROWS.map(words)).toEqual([
    'Hold ended',
    'Held until 11 Nov, 13:00 CET',
    ['Price', '455,300', '461,800'],
    ['', 'Sold', 'Available'],
    ['Price', 'On request', '455,300'],
  ])
  expect(ROWS.map(({ who }) => wordWho(translator, who)).slice(0, 3)).toEqual(['Automatic', 'Anna Weiss', 'Feed'])
  expect(wordWho(translator, { kind: 'feed', name: 'Profitbase' })).toBe('Feed Profitbase')
  expect(wordWho(translator, { kind: 'crm', name: 'Bitrix24' })).toBe('CRM Bitrix24')
  expect(liveRows([live(6, 13, { origin: 'import' })])).toMatchObject([{ origin: 'import' }])
})

test('of the draft only changes since the last publication or revert of a field are listed', () => {
  const entries = [
    drafted(6, 18, { old: 465_000, new: 471_000 }),
    drafted(5, 17, { field: 'tags', new: ['sea'] }),
    drafted(4, 16, { old: 461_800, new: 465_000 }),
    drafted(3, 6, { act: 'publish', old: 455_300, new: 461_800 }),
    drafted(2, 5, { old: 455_300, new: 461_800 }),
  ]
  const rows = draftRows(entries, (field) => field === 'price')
  expect(rows.map(words)).toEqual([
    ['Price', '465,000', '471,000'],
    ['Price', '461,800', '465,000'],
  ])
  expect(mergeRows(rows, ROWS).map(({ key }) => key)).toEqual([
    'draft 6',
    'draft 4',
    'live 5',
    'live 4',
    'live 3',
    'live 2',
    'live 1',
  ])
})

test('a unit that was made in the draft keeps how it was made, and its plot begins when it became live', () => {
  const edits = [
    drafted(9, 18, { old: 227_600, new: 230_000 }),
    drafted(8, 17, { act: 'publish', old: null, new: 227_600 }),
    drafted(7, 17, { act: 'publish', field: 'exists', old: false, new: true }),
    drafted(6, 16, { field: 'price', old: null, new: 227_600 }),
    drafted(5, 16, { field: 'exists', old: false, new: true }),
  ]
  const rows = draftRows(edits, (field) => field === 'price')
  expect(rows.map(({ isDraft }) => isDraft)).toEqual([true, false, false])
  expect(rows.map(words)).toEqual([['Price', '227,600', '230,000'], ['Price', 'On request', '227,600'], 'Unit created'])
  const born = Date.parse(bornAt(edits) ?? '')
  expect(born).toBe(Date.parse(at(17)))
  expect(plotStart(rows, NOW.getTime(), born)).toBe(born)
  // It had no price that anybody saw before.
  expect(priceSteps(rowsSince(rows, born), 227_600, born)).toEqual([{ at: born, price: 227_600 }])
  expect(bornAt(edits.slice(3))).toBeNull()
})

test('live prices are steps, the draft is none of them', () => {
  const rows = mergeRows(
    draftRows([drafted(9, 18, { old: 461_800, new: 1 })], () => true),
    ROWS,
  )
  expect(priceSteps(rows, 461_800, START)).toEqual([
    { at: START, price: null },
    { at: Date.parse(at(4)), price: 455_300 },
    { at: Date.parse(at(6)), price: 461_800 },
  ])
  expect(priceSteps([], 461_800, START)).toEqual([{ at: START, price: 461_800 }])
  expect(pastPrices(rows, 461_800)).toEqual([455_300, 461_800])
  expect(plotStart(ROWS, NOW.getTime(), null)).toBeLessThan(Date.parse(at(4)))
})

test('the band shows a held unit as reserved until the hold ended', () => {
  const spans = statusSpans(ROWS, unitOf('61', {}), STATUSES, { start: START, now: NOW.getTime() })
  expect(
    spans.map(({ from, to, status }) => [status?.id, new Date(from).getUTCDate(), new Date(to).getUTCDate()]),
  ).toEqual([
    ['sold', 3, 5],
    ['free', 5, 8],
    ['reserved', 8, 12],
    ['free', 12, 18],
  ])
})

test('the line has right angles, and a gap while the price was on request', () => {
  const scale = plotScale([100, 200], 0, 100)
  const path = (prices: readonly (number | null)[]) =>
    stepPath(
      prices.map((price, index) => ({ at: index * 25, price })),
      scale,
      100,
    )
  expect(path([100, 200])).toBe(`M0 ${PLOT.bottom}H66V${PLOT.top}H264`)
  expect(path([100, null, 200])).toBe(`M0 ${PLOT.bottom}H66M132 ${PLOT.top}H264`)
  expect(path([null])).toBe('')
  expect(plotScale([100], 0, 1).y(100)).toBe((PLOT.top + PLOT.bottom) / 2)
})

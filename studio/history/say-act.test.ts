import { expect, it } from 'vitest'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { sayAct } from './say-act.ts'
import type { Act, ActOnUnit } from './word-change.ts'

const translator = studioTranslator('en')
const NOW = new Date('2026-11-18T12:00:00Z')
const say = (units: readonly ActOnUnit[], word: Act['word'] = 'history.statuses', count = units.length) =>
  sayAct(
    translator,
    {
      id: 1,
      at: NOW.toISOString(),
      who: { kind: 'person', id: 1, name: 'Anna' },
      subject: 'instance',
      projectId: 1,
      word,
      count,
      units,
      value: null,
      agent: null,
    },
    NOW,
  )
const sold = { en: 'Sold', de: 'Verkauft' }

it('names few units and what became of them', () => {
  expect(say([{ number: '61', status: sold }])).toBe('No.\u00a061: Sold')
  expect(say(['83', '84'].map((number) => ({ number, status: sold })))).toBe('No.\u00a083, No.\u00a084: Sold')
  expect(say([{ number: '84', heldUntil: '2026-11-22T15:00:00.000Z' }], 'history.hold')).toMatch(
    /^No\.\u00a084: on hold until 22 Nov, \d\d:00$/,
  )
  expect(say([{ number: '84', heldUntil: null }], 'history.hold')).toBe('No.\u00a084: hold ended')
})

it('counts many units, and those that became something else', () => {
  const many = ['1', '2', '3', '4'].map((number) => ({ number, status: sold }))
  expect(say(many)).toBe('Statuses changed: 4')
  expect(
    say([
      { number: '1', status: sold },
      { number: '2', status: { en: 'Available' } },
    ]),
  ).toBe('Statuses changed: 2')
  expect(say([], 'history.prices', 7)).toBe('Prices changed: 7')
})

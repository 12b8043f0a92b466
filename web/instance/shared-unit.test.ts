import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { unitWords } from '#i18n/unit-words.ts'
import { sharedUnit } from './shared-unit.ts'

beforeAll(() => void vi.stubGlobal('location', { href: 'https://homes.example/en/linden/chess' }))
afterAll(() => void vi.unstubAllGlobals())

test('a shared unit names its section, since the same number may exist in another one', () => {
  const section = (number: number) =>
    aSection([aStorey(1, [anInstance({ id: number, number: '4' })], { id: number })], { id: number, number })
  const { instanceById } = buildChess(projectAnswer, [anEstate([section(1), section(2)])])
  const words = unitWords(translators.en, projectAnswer.project)
  const linkTo = (id: number) => {
    const instance = instanceById.get(id)
    if (!instance) throw new Error('no unit')
    return sharedUnit(words, instance, `/en/linden/premises/details/instance/${id}`)
  }
  expect(linkTo(2).url).toBe('https://homes.example/en/linden/premises/details/instance/2')
  expect(linkTo(1).title).toBe(linkTo(2).title)
  expect([linkTo(1).note, linkTo(2).note]).toEqual([
    expect.stringContaining('Entrance 1'),
    expect.stringContaining('Entrance 2'),
  ])
})

import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, project, projectAnswer } from '#domain/chess/chess.fixture.ts'
import type { Estate } from '#domain/chess/chess.ts'
import { translators } from '#i18n/i18n.fixture.ts'
import { estateFacts } from './estate-facts.ts'

const factsOf = (answer: ReturnType<typeof anEstate>) => {
  const [estate] = buildChess(projectAnswer, [answer]).estates
  return estateFacts(translators.en, estate as Estate, project).map(({ label, value }) => `${label} ${value}`)
}
const storeys = [aStorey(1, [anInstance({ id: 1 })]), aStorey(2, [])]

test('lists the known facts of an estate', () => {
  const sections = [aSection(storeys), aSection([aStorey(1, [], { id: 77 })], { id: 8, number: 2 })]
  expect(factsOf(anEstate(sections))).toEqual([
    'Construction status Under construction',
    'Completion Q3 2027',
    'Construction type Cast in-situ concrete',
    'Entrances 2',
    'Floors 2',
  ])
})

test('falls back to the stage of the project when the estate has none', () => {
  const bare = anEstate([], { stage: null, construction_end: null, house_type: null })
  expect(factsOf(bare)[0]).toBe('Construction status Under construction')
  expect(factsOf(bare).join()).not.toContain('Floors')
})

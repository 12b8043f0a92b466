import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { aLayout, anEstate, anInstance, aSection, aStorey, projectAnswer } from '#domain/chess/chess.fixture.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { translators } from './i18n.fixture.ts'
import { unitWords } from './unit-words.ts'
import { wordSection, wordStorey } from './word-place.ts'

const HOUSE = 9
const answer = { ...projectAnswer, layouts: [...projectAnswer.layouts, aLayout({ id: HOUSE, type: 'house' })] }
const garage = aSection([aStorey(-1, [anInstance({ id: 3, layout_id: 4 })])], { id: 51, number: 2, name: 'Car park' })
const row = aSection([aStorey(1, [anInstance({ id: 4, layout_id: HOUSE })], { id: 102 })], { id: 52 })
const { instanceById } = buildChess(answer, [
  anEstate([aSection([aStorey(9, [anInstance({ id: 1 })])]), garage]),
  anEstate([row], { id: 6, order: 2, name: 'Forest Row' }),
])
const of = (id: number) => {
  const instance = instanceById.get(id)
  if (!instance) throw new Error('no unit')
  return instance
}

test('a section is called by its name, else by its number', () => {
  expect([wordSection(translators.en, of(1).section), wordSection(translators.en, of(3).section)]).toEqual([
    'Entrance 1',
    'Car park',
  ])
  expect(wordStorey(translators.en, of(1).storey)).toBe('Floor 9')
})

test('a street of houses has neither entrances nor floors, in any language', () => {
  const { section, storey } = of(4)
  for (const { code } of LANGUAGES) {
    const translator = translators[code]
    expect(wordSection(translator, section), code).toBe('Forest Row')
    expect(wordStorey(translator, storey), code).toBe(translator.t('type.house'))
    expect(unitWords(translator, answer.project).place(of(4)), code).toBe('Forest Row')
  }
})

import fc from 'fast-check'
import { buildChess } from './build-chess.ts'
import { anEstate, anInstance, aSection, aStorey, FREE, projectAnswer, SOLD } from './chess.fixture.ts'
import type { Estate } from './chess.ts'
import type { EstateAnswer, InstanceAnswer, StoreyAnswer } from './chess-answer.ts'

/** A random unit: its width, its height, and the number of empty columns before it. */
const unit = fc.record({
  columns: fc.integer({ min: 1, max: 3 }),
  storeys: fc.integer({ min: 1, max: 3 }),
  gap: fc.integer({ min: 0, max: 1 }),
  layout_id: fc.integer({ min: 1, max: 4 }),
  status_id: fc.constantFrom(FREE, SOLD),
})

const storey = fc.record({
  units: fc.array(unit, { maxLength: 5 }),
  // Without positions units are placed by number.
  hasPositions: fc.boolean(),
})

/** Storey numbers with gaps and basements, different in each section. */
const section = fc
  .uniqueArray(fc.integer({ min: -2, max: 9 }), { minLength: 1, maxLength: 8 })
  .chain((numbers) => fc.tuple(fc.constant(numbers), fc.array(storey, { minLength: numbers.length, maxLength: 8 })))

type DrawnSection = [number[], { units: readonly Lot[]; hasPositions: boolean }[]]
type Lot = { columns: number; storeys: number; gap: number; layout_id: number; status_id: number }

/** Estates as the API answers them, with unequal sections and duplexes whose positions may conflict. */
export const randomAnswers: fc.Arbitrary<readonly EstateAnswer[]> = fc
  .array(fc.array(section, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 })
  .map((estates) => estates.map(answerOf(counter())))

/** The same estates, built. */
export const randomEstates: fc.Arbitrary<readonly Estate[]> = randomAnswers.map(
  (answers) => buildChess(projectAnswer, answers).estates,
)

function answerOf(nextId: () => number) {
  return (sections: readonly DrawnSection[], index: number): EstateAnswer =>
    anEstate(
      sections.map(([numbers, storeys], at) =>
        aSection(
          numbers.map((number, row) => storeyAnswer(nextId, number, storeys[row])),
          { id: nextId(), number: at + 1 },
        ),
      ),
      { id: nextId(), order: index + 1 },
    )
}

function storeyAnswer(nextId: () => number, number: number, drawn: DrawnSection[1][0] | undefined): StoreyAnswer {
  let column = 1
  const instances = (drawn?.units ?? []).map(({ columns, storeys, gap, layout_id, status_id }): InstanceAnswer => {
    const position = column + gap
    column = position + columns
    const id = nextId()
    const span = { columns, storeys }
    return anInstance({ id, layout_id, status_id, span, position: drawn?.hasPositions ? position : null })
  })
  return aStorey(number, instances, { id: nextId() })
}

function counter(): () => number {
  let last = 0
  return () => ++last
}

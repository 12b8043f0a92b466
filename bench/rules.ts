import { generateProject } from '#demo/generated-project.ts'
import { buildChess } from '#domain/chess/build-chess.ts'
import type { Chess } from '#domain/chess/chess.ts'
import { applyChanges } from '#domain/chess/live-changes.ts'
import { countFacets } from '#domain/filter/facets.ts'
import { EMPTY_FILTER, type Filter } from '#domain/filter/filter.ts'
import { createIndex } from '#domain/filter/instance-index.ts'
import { evaluate } from '#domain/filter/match-units.ts'
import { searchByNumber } from '#domain/search/search-by-number.ts'
import { findSimilar } from '#domain/similar/similar.ts'
import { orderBy, pickMatches } from '#domain/sort/sort.ts'
import { medianTime, reportLine } from './measure.ts'

const UNITS = 20_000

const FILTER: Filter = {
  ...EMPTY_FILTER,
  types: ['living'],
  rooms: ['1', '2'],
  area: { from: 40, to: 90 },
  price: { from: 100_000, to: 250_000 },
  storey: { from: 3, to: null },
  tags: [1],
  only_free: true,
}

/** Measures the rules on a large project, each beside a bare loop over the same units. */
export function benchRules(): readonly string[] {
  const { project, chess: answer } = generateProject(UNITS)
  const chess = buildChess(project, answer)
  const index = createIndex(chess)
  const order = orderBy(index, 'cheaper')
  const failures = evaluate(index, FILTER)
  const middle = chess.instances[UNITS / 2]
  if (!middle) throw new Error('no unit to compare with')

  const bare = medianTime(() => bareLoop(chess), 200)
  const line = (name: string, work: () => unknown, runs: number) => reportLine(name, medianTime(work, runs), bare)
  return [
    `${UNITS} units`,
    reportLine('bare loop over the units', bare, bare),
    line('build the tree', () => buildChess(project, answer), 20),
    line('build the index', () => createIndex(chess), 30),
    line('apply one live change to the answer', () => applyChanges(answer, [{ id: 77, price: 1 }]), 50),
    line('filter by seven criteria', () => evaluate(index, FILTER), 100),
    line('count the values of the filter', () => countFacets(index, failures), 50),
    line('sort by price', () => orderBy(index, 'cheaper'), 50),
    line('filter and pick in a kept order', () => pickMatches(order, evaluate(index, FILTER)), 100),
    line('find similar units', () => findSimilar(middle, chess.instances), 50),
    line('search by number', () => searchByNumber(chess.instances, '1999', 10), 50),
  ]
}

function bareLoop({ instances }: Chess): number {
  let sum = 0
  for (const instance of instances) sum += instance.price ?? 0
  return sum
}

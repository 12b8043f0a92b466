import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { aChess, aGeneratedAnswer, aProject } from './answers.fixture.ts'
import { chessAnswer } from './chess.ts'
import { projectAnswer } from './projects.ts'

const accepts = (fields: object) => projectAnswer.safeParse({ data: { ...aProject, ...fields } }).success
const acceptsDetails = (fields: object) => accepts({ project: { ...aProject.project, ...fields } })

test('a project response keeps every field', () => {
  expect(projectAnswer.parse({ data: aProject })).toEqual({ data: aProject })
})

test('the chess is built from the project and chess responses', () => {
  const built = buildChess(projectAnswer.parse({ data: aProject }).data, chessAnswer.parse({ data: aChess }).data)
  expect(built.instances.map(({ id, price, old_price }) => [id, price, old_price])).toEqual([
    [1, null, null],
    [2, 95_000, 100_000],
    [3, 162_000.5, null],
  ])
})

test('a generated project is accepted unchanged, and every unit is built', () => {
  const generated = aGeneratedAnswer(900)
  const project = projectAnswer.parse({ data: generated.project }).data
  const chess = chessAnswer.parse({ data: generated.chess }).data
  expect({ project, chess }).toEqual(generated)
  expect(buildChess(project, chess).instances).toHaveLength(900)
})

test.each(['project', 'layouts', 'promoactions', 'statuses', 'tags'])(
  'a project response is rejected without %s',
  (field) => {
    expect(accepts({ [field]: undefined })).toBe(false)
  },
)

test.each(Object.keys(aProject.project))('a project is rejected without %s', (field) => {
  expect(acceptsDetails({ [field]: undefined })).toBe(false)
})

test.each([
  ['an unknown currency', { currency: 'EURO' }],
  ['a position off the globe', { position: { lat: 91, lng: 0 } }],
  ['a fifth quarter', { construction_end: { quarter: 5, year: 2027 } }],
  ['a year of two digits', { construction_end: { quarter: 1, year: 27 } }],
  ['a thirteenth month', { reports: [{ ...aProject.project.reports[0], month: '2026-13' }] }],
  ['a school that is neither there nor not', { school: 2 }],
])('a project is rejected with %s', (_, fields) => {
  expect(acceptsDetails(fields)).toBe(false)
})

test.each([
  ['a status of an unknown type', { statuses: [{ id: 1, type: 5, name: 'x', color: '#000000' }] }],
  ['a sale of more than all', { promoactions: [{ id: 1, sale: 101, name: 'x', description: null, until: null }] }],
  [
    'a promoaction until no day',
    { promoactions: [{ id: 1, sale: 1, name: 'x', description: null, until: '2026-02-30' }] },
  ],
  ['a layout of a type that does not exist', { layouts: [{ ...aProject.layouts[0], type: 'castle' }] }],
  ['a negative area', { layouts: [{ ...aProject.layouts[0], area_total: -1 }] }],
])('a project response is rejected with %s', (_, fields) => {
  expect(accepts(fields)).toBe(false)
})

import { expect, test } from 'vitest'
import { buildChess } from '#domain/chess/build-chess.ts'
import { generateProject } from './generated-project.ts'

test.each([1, 8, 9, 200, 801, 20_000])('makes a consistent project of exactly %i units', (units) => {
  const { project, chess } = generateProject(units)
  const built = buildChess(project, chess)
  expect(built.instances).toHaveLength(units)
  expect(built.instanceById.size).toBe(units)
  expect(built.unresolved).toEqual([])
})

test('makes the same project every time', () => {
  expect(generateProject(500)).toEqual(generateProject(500))
})

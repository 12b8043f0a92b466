import { expect, test } from 'vitest'
import { projectFile } from '#contract/project-file.ts'
import { generatedFile } from './generated-file.ts'

test('is a valid import file with exactly this many units', () => {
  const file = projectFile.parse(generatedFile(1234))
  const units = file.estates.flatMap(({ sections }) =>
    sections.flatMap(({ storeys }) => storeys.flatMap(({ instances }) => instances)),
  )
  expect(units).toHaveLength(1234)
})

test('is the same on every run', () => {
  expect(generatedFile(50)).toEqual(generatedFile(50))
})

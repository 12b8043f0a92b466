import { expect, test } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { at, sampleFile } from './import.fixture.ts'
import { isSmall } from './small-file.ts'

test('counts a file with many units, long texts or many outlines as large', () => {
  expect(isSmall(sampleFile())).toBe(true)
  expect(isSmall(generatedFile(1000))).toBe(false)
  expect(isSmall({ text: 'x'.repeat(100_000) })).toBe(false)
  const file = sampleFile()
  const facade = at(file.interactives ?? [], 0)
  facade.frames = Array.from({ length: 30 }, () => ({ ...at(facade.frames, 0) }))
  expect(isSmall(file)).toBe(false)
})

test.each([null, 5, 'text', [], {}, { volumes: 5, camera: null }])('counts %j as small', (file) => {
  expect(isSmall(file)).toBe(true)
})

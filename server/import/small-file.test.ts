import { expect, test } from 'vitest'
import { generatedFile } from '#demo/generated-file.ts'
import { at, sampleFile } from './import.fixture.ts'
import { parseJson } from './parse-json.ts'
import { isSmall } from './small-file.ts'

test('takes a file with many units, long texts or many outlines for large', () => {
  expect(isSmall(sampleFile())).toBe(true)
  expect(isSmall(generatedFile(1000))).toBe(false)
  expect(isSmall({ text: 'x'.repeat(100_000) })).toBe(false)
  const file = sampleFile()
  const facade = at(file.interactives ?? [], 0)
  facade.frames = Array.from({ length: 30 }, () => ({ ...at(facade.frames, 0) }))
  expect(isSmall(file)).toBe(false)
})

test.each([null, 5, 'text', [], {}, { volumes: 5, camera: null }])('copes with %j', (file) => {
  expect(isSmall(file)).toBe(true)
})

const bytes = (text: string) => new TextEncoder().encode(text)

test('reads JSON with a byte order mark', () => {
  expect(parseJson(bytes('\uFEFF{"a":1}'))).toEqual({ file: { a: 1 } })
})

test.each([
  ['{"a":1,}', /^Can't be read as JSON: .*position/],
  ['{"__proto__": {}}', /__proto__/],
  ['{"\\u005f_proto_\\u005F" : {}}', /__proto__/],
])('refuses %s', (text, reason) => {
  expect(parseJson(bytes(text))).toEqual({ fault: expect.stringMatching(reason) })
})

test('refuses what is no UTF-8', () => {
  expect(parseJson(new Uint8Array([0x22, 0xcf, 0xf0, 0x22]))).toHaveProperty('fault')
})

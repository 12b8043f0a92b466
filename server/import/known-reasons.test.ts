import { expect, it } from 'vitest'
import { readReason } from '#contract/reasons.ts'
import { at, sampleFile } from './import.fixture.ts'
import { parseJson } from './parse-json.ts'
import { readImport } from './read-import.ts'
import { unknownReference } from './show-value.ts'

// The Studio says these reasons in the reader's language, so it has to know how the server writes them.

it.each([
  ['', 'empty_file'],
  ['{"a": 1', 'json_end'],
  ['{"a": 1,}', 'json_comma'],
  ['{"a": 1 "b": 2}', 'json_missing'],
  ['{"a" 1}', 'json_missing'],
  ['{"a": }', 'json_missing'],
  ['{"a": 1} // note', 'json_comment'],
  ['{“a”: 1}', 'json_quotes'],
  ["{'a': 1}", 'json_quotes'],
  ['{a: 1}', 'json_quotes'],
  ['{"a": "b\n}', 'json_quotes'],
  ['{"a": None}', 'json_other'],
  ['{} {}', 'json_more'],
  ['['.repeat(100) + ']'.repeat(100), 'too_deep'],
])('the reason for %j is known', (text, code) => {
  const parsed = parseJson(Buffer.from(text))
  const [error] = 'errors' in parsed ? parsed.errors : []
  expect(readReason(error?.reason ?? ''), error?.reason).toMatchObject({ code })
})

it('a file in another encoding has a known reason', () => {
  const parsed = parseJson(Buffer.from('{"name": "\xc4\xee\xec"}', 'latin1'))
  const [error] = 'errors' in parsed ? parsed.errors : []
  expect(readReason(error?.reason ?? ''), error?.reason).toMatchObject({ code: 'encoding' })
})

it('faults of fields have known reasons', () => {
  const codesOf = (change: (file: ReturnType<typeof sampleFile>) => unknown) => {
    const file = sampleFile()
    change(file)
    return readImport(file).errors.map(({ reason }) => readReason(reason)?.code ?? reason)
  }
  expect(readReason(at(readImport(5).errors, 0).reason)?.code).toBe('wrong')
  expect(new Set(readImport({}).errors.map(({ reason }) => readReason(reason)?.code))).toEqual(new Set(['missing']))
  expect(codesOf((file) => Object.assign(file.project, { colour: 1 }))).toEqual(['unknown_field'])
  expect(codesOf((file) => Object.assign(file.project, { name: { xx: 'Name' } }))).toEqual(['unknown_language'])
  expect(codesOf((file) => Object.assign(file.project, { name: 5 }))).toEqual(['wrong'])
  expect(codesOf((file) => Object.assign(file.project, { area_unit: 'yard' }))).toEqual(['wrong'])
  expect(codesOf((file) => Object.assign(at(file.layouts, 0), { area_total: '50 000,5' }))).toEqual(['write'])
  expect(codesOf((file) => Object.assign(at(file.layouts, 0), { area_total: -1 }))).toEqual(['at_least'])
  expect(codesOf((file) => Object.assign(file.project, { id: '' }))).toEqual(['too_few'])
  expect(codesOf((file) => Object.assign(file.project, { id: 'x'.repeat(9999) }))).toEqual(['too_many'])
})

it('unknown ids have known reasons', () => {
  const many = new Set(Array.from({ length: 20 }, (_, index) => `id-${index}`))
  const codeOf = (known: ReadonlySet<string>, id = 'Z') => readReason(unknownReference('layout', id, known))
  expect([codeOf(new Set()), codeOf(new Set(['A'])), codeOf(many)].map((known) => known?.code)).toEqual([
    'unknown_id',
    'unknown_id',
    'unknown_id',
  ])
  expect(codeOf(new Set(['A']), 'a')).toEqual({
    code: 'write',
    values: { kind: 'layout', value: '"a"', better: '"A"' },
  })
})

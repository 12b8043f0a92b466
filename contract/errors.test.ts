import { describe, expect, test } from 'vitest'
import { loadMessages } from '#i18n/load-messages.ts'
import { ERROR_CODES, FIELD_ERROR_CODES } from './error-codes.ts'
import { problem, problemOf } from './errors.ts'
import { errorsOf } from './operation.ts'
import { OPERATION_LIST } from './operations.ts'

describe('a problem document', () => {
  test.each(ERROR_CODES)('of %s matches its schema, and blames the caller unless the server failed', (code) => {
    const document = problemOf(code)
    expect(problem.strict().parse(document)).toEqual(document)
    expect(document).toMatchObject({ code, type: `urn:problem-type:vitrine:${code}` })
    const isOurs = code === 'internal' || code === 'unavailable'
    expect(Math.floor(document.status / 100)).toBe(isOurs ? 5 : 4)
  })

  test('contains the fields to correct, or the rows that an import rejects', () => {
    const errors = [{ field: 'name', code: 'min', min: 2 } as const]
    expect(problem.parse(problemOf('validation_failed', { errors })).errors).toEqual(errors)
    const rows = [{ path: 'estates.0.sections.1', reason: 'no such layout' }]
    expect(problem.parse(problemOf('import_invalid', { rows })).rows).toEqual(rows)
  })

  test('accepts no other code', () => {
    expect(problem.safeParse({ ...problemOf('internal'), code: 'teapot' }).success).toBe(false)
  })
})

describe('the messages', () => {
  test('have a text for every error that a visitor’s call can return', async () => {
    const english = await loadMessages('en')
    const met = OPERATION_LIST.filter(([, { caller }]) => caller !== 'manager').flatMap(([, call]) => errorsOf(call))
    expect([...new Set(met)].filter((code) => !(`problem.${code}` in english))).toEqual([])
  })

  test('have no text for an error that does not exist', async () => {
    const worded = Object.keys(await loadMessages('en')).filter((key) => key.startsWith('problem.'))
    expect(worded.filter((key) => !ERROR_CODES.some((code) => key === `problem.${code}`))).toEqual([])
  })

  test('have a text for every fault of a field', async () => {
    const english = await loadMessages('en')
    expect(FIELD_ERROR_CODES.filter((code) => !(`validation.${code}` in english))).toEqual([])
  })
})

test('every error can be returned by some call, except method_not_allowed', () => {
  const answered = new Set(OPERATION_LIST.flatMap(([, call]) => errorsOf(call)))
  expect(ERROR_CODES.filter((code) => !answered.has(code))).toEqual(['method_not_allowed'])
})

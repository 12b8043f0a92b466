import { expect, it } from 'vitest'
import type { PublicationCheck, PublicationWarning } from '#contract/publications.ts'
import { REASONS } from '#contract/reasons.ts'
import { rowsOf } from '#domain/draft/change-groups.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { entryOf } from './draft-entries.fixture.ts'
import { namesIn } from './entity-names.ts'
import { isOvertaken, problemsIn, sayFault, sayWarning, unusualIn } from './problems.ts'

const unusual = (id: string, jump: number): PublicationWarning => ({
  code: 'unusual_price',
  entity: { kind: 'instance', id },
  field: 'price',
  reason: 'Is far from the live price',
  jump,
})
const fault = { code: 'needs', reason: 'Other ticked changes need this one', tick: [] } as const

it('counts the conflicts and faults of some changes', () => {
  const price = { kind: 'instance', id: 'a-1', field: 'price' } as const
  const check: PublicationCheck = {
    can_publish: false,
    entries: 2,
    warnings: [unusual('a-1', 9.28)],
    conflicts: [{ entry: price, reason: 'changed', value: 110, live: 105 }],
    faults: [
      { ...fault, tick: [], entity: { kind: 'instance', id: 'a-1' }, field: null },
      { ...fault, tick: [], entity: null, field: null },
    ],
  }
  expect(problemsIn(check, rowsOf([entryOf()]))).toBe(2)
  expect(problemsIn(check, rowsOf([entryOf({ id: 'a-2' })]))).toBe(0)
  expect([unusualIn(check, rowsOf([entryOf()])), unusualIn(check, rowsOf([entryOf({ id: 'a-2' })]))]).toEqual([1, 0])
})

it('says faults and warnings in words, with names in place of ids', () => {
  const translator = studioTranslator('en')
  const unit = { kind: 'instance', id: 'f631e35f', fields: { number: '61' } } as const
  const saying = { translator, names: namesIn([unit], [], 'en') }
  const invalid = (reason: string) => ({
    ...fault,
    code: 'invalid' as const,
    reason,
    tick: [],
    entity: null,
    field: null,
  })
  expect(sayFault(saying, { ...fault, tick: [], entity: null, field: null })).toBe(translator.t('publish.fault.needs'))
  expect(sayFault(saying, invalid('There is no instance "f631e35f", only "2": correct the id, or add it'))).toBe(
    'This refers to No.\u00a061, which is missing or would be removed.',
  )
  expect(sayFault(saying, invalid('There is no instance "0b7c", nor any other: add it'))).toBe(
    'This refers to something that is missing or would be removed.',
  )
  const place = 'estates[0].sections[0].storeys[0].instances[3]'
  const same = `The number "61" is also used at ${place}, in the same section: buyers can't tell the two units apart`
  const data = { code: 'data', entity: null, field: null, jump: null } as const
  expect(sayWarning(saying, { ...data, reason: same })).toBe(
    'Another unit in this entrance also has the number 61. Buyers cannot tell the two apart.',
  )
  expect(sayWarning(saying, unusual('a-1', 9.28))).toBe('+928% compared with the live price. Is that intended?')
  expect(sayWarning(saying, unusual('a-1', -0.385))).toBe('-38.5% compared with the live price. Is that intended?')
})

it('says what is odd about the data in every language', () => {
  const data = Object.entries(REASONS).filter(([code]) => code.startsWith('data.'))
  expect(data.length).toBeGreaterThan(0)
  for (const code of LANGUAGE_CODES.filter((each) => !['en', 'us'].includes(each))) {
    const saying = { translator: studioTranslator(code), names: namesIn([], [], 'en') }
    for (const template of data.flatMap(([, templates]) => templates)) {
      const reason = template.replaceAll(/\{(\w+)\}/g, '7')
      const said = sayWarning(saying, { code: 'data', entity: null, field: null, jump: null, reason })
      expect(said, code).not.toMatch(/(?<!\p{L})(?:has|the|not|no|number)(?!\p{L})/u)
      expect(said, code).not.toContain('{')
    }
  }
})

it('is overtaken when somebody else published or reverted all of it', () => {
  const entry = { kind: 'instance', id: 'a-1', field: 'price' } as const
  const missing = { entry, reason: 'missing', value: 110, live: 110 } as const
  const check = { can_publish: false, entries: 2, warnings: [], conflicts: [missing, missing], faults: [] }
  expect(isOvertaken(check)).toBe(true)
  expect(isOvertaken({ ...check, conflicts: [missing, { ...missing, reason: 'edited' }] })).toBe(false)
  expect(isOvertaken({ ...check, conflicts: [] })).toBe(false)
  expect(isOvertaken({ ...check, entries: 0, conflicts: [] })).toBe(true)
  expect(isOvertaken({ ...check, faults: [{ ...fault, tick: [], entity: null, field: null }] })).toBe(false)
})

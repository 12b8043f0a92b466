import { expect, test } from 'vitest'
import type { Fields } from '#domain/field/field.ts'
import { instances } from '#server/db/tables/building.ts'
import { storeFields } from './store-fields.ts'

const refs = {
  media: { of: () => 7, ofOptional: () => null },
  ids: { layout: new Map([['A', 3]]), tag: new Map([['sea', 4]]) },
}

const SOME = {
  number: { kind: 'word', most: 50, required: true, label: 'field.number' },
  layout: { kind: 'reference', to: 'layout', label: 'field.layout' },
  tags: { kind: 'references', to: 'tag', most: 50, initial: [], label: 'common.tags' },
  price: { kind: 'amount', label: 'field.price' },
  span: { kind: 'nested', label: 'publish.field.position' },
} as const satisfies Fields

test('plain fields become columns: ids of what they name, hundredths for amounts, null for what is missing', () => {
  const store = storeFields(SOME, instances)
  expect(store({ number: '7', layout: 'A', tags: ['sea', 'sea'], price: 1.5, span: { columns: 2 } }, refs)).toEqual({
    number: '7',
    layout_id: 3,
    tags: [4],
    price: 150,
  })
  expect(store({ number: '8', tags: [] }, refs)).toEqual({ number: '8', layout_id: null, tags: [], price: null })
})

test('a name that the checks let through by mistake stops the import', () => {
  expect(() => storeFields(SOME, instances)({ number: '7', layout: 'B', tags: [] }, refs)).toThrow('no id for B')
})

test('a field without a column does not compile', () => {
  const fields = { glitter: { kind: 'whole', least: 0, most: 9, label: 'field.number' } } as const satisfies Fields
  // @ts-expect-error instances have no such column
  expect(storeFields(fields, instances)({ glitter: 1 }, refs)).toEqual({ glitter: 1 })
})

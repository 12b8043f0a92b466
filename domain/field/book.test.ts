import { describe, expect, it } from 'vitest'
import { ENTITY_KINDS } from '#domain/draft/entity.ts'
import { AMOUNT_FIELDS } from './amount-fields.ts'
import { BOOK, fieldOf } from './book.ts'
import { type Field, referredKind } from './field.ts'
import { OWNED_FIELDS, ownedFieldOf, PATCHED_COLUMNS, PATCHED_FIELDS } from './unit.ts'

describe('the book of fields', () => {
  const fields = Object.entries(BOOK).flatMap(([kind, all]) =>
    Object.entries<Field>(all).map(([name, field]) => ({ place: `${kind}.${name}`, field })),
  )

  it('has every kind of entity', () => {
    expect(Object.keys(BOOK)).toEqual(ENTITY_KINDS)
  })

  it('refers only to kinds of entities', () => {
    const unknown = fields.filter(({ field }) => {
      const to = referredKind(field)
      return to !== undefined && !ENTITY_KINDS.includes(to)
    })
    expect(unknown).toEqual([])
  })

  it('gives a default only to fields that a file may leave out', () => {
    expect(fields.filter(({ field }) => field.required && field.initial !== undefined)).toEqual([])
  })

  it('knows no field by the name of something that every object has', () => {
    expect(fieldOf('instance', 'price')?.kind).toBe('amount')
    expect(fieldOf('instance', 'constructor')).toBeUndefined()
  })
})

describe('the fields of a unit', () => {
  it('are listed as the API lists them: amounts, what names other entities, then the others', () => {
    const expected = ['price', 'extra_price', 'status', 'promoactions', 'tags', 'renovation', 'window_view']
    expect(PATCHED_FIELDS.slice(0, expected.length)).toEqual(expected)
    expect(OWNED_FIELDS.slice(0, expected.length)).toEqual(expected)
    expect(PATCHED_COLUMNS.slice(0, 3)).toEqual(['price', 'extra_price', 'status_id'])
    expect(AMOUNT_FIELDS).toEqual(['price', 'extra_price'])
  })

  it('can be owned under the name of the field or of its column', () => {
    expect([ownedFieldOf('status'), ownedFieldOf('status_id'), ownedFieldOf('tags')]).toEqual([
      'status',
      'status',
      'tags',
    ])
    expect(ownedFieldOf('number')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { DRAFT_FIELDS } from '#contract/draft-fields.ts'
import { ENTITY_KINDS, type Entity } from '#domain/draft/entity.ts'
import { BOOK } from '#domain/field/book.ts'
import type { Field } from '#domain/field/field.ts'
import { studioTranslator } from '#i18n/studio.fixture.ts'
import { entryOf } from './draft-entries.fixture.ts'
import { compareByName, namesIn, wordBuilding, wordEntity } from './entity-names.ts'
import { wordOfField } from './field-words.ts'
import { compareLists, sayValue } from './say-value.ts'

const LIVE: readonly Entity[] = [
  { kind: 'tag', id: 'sea', fields: { name: { en: 'Sea view', ru: 'Вид на море' } } },
  { kind: 'layout', id: 'L2', fields: { label: '2' } },
  { kind: 'estate', id: 'e1', fields: { name: { en: 'Building A' } } },
  { kind: 'section', id: 'k1', fields: { number: 1, parent: 'e1' } },
  { kind: 'storey', id: 's1', fields: { number: 3, parent: 'k1' } },
  { kind: 'instance', id: 'u1', fields: { number: '57', parent: 's1' } },
  { kind: 'estate', id: 'e2', fields: { name: { en: 'Building B' } } },
  { kind: 'interactive', id: 'facade', fields: { name: { en: 'Facade' } } },
]

const english = studioTranslator('en')
const names = namesIn(LIVE, [entryOf({ id: 'u9', field: 'number', value: '99' })], 'en')

describe('the name of an entity', () => {
  it('is a number, a name or an own id', () => {
    const say = (kind: (typeof ENTITY_KINDS)[number], id: string) => wordEntity(english, names, { kind, id })
    expect([say('instance', 'u1'), say('instance', 'u9'), say('instance', 'unknown')]).toEqual([
      'No.\u00a057',
      'No.\u00a099',
      'No.\u00a0unknown',
    ])
    expect([say('tag', 'sea'), say('layout', 'L2'), say('storey', 's1'), say('section', 'k1')]).toEqual([
      'Sea view',
      'Floor plan L2',
      'Floor 3',
      'Entrance 1',
    ])
    expect([say('frame', 'facade#0'), say('panorama', 'p')]).toEqual(['Facade, frame 1', 'p'])
  })

  it('has the building beside it if there are several', () => {
    expect(wordBuilding(english, names, { kind: 'instance', id: 'u1' })).toBe('Building A')
    expect(wordBuilding(english, names, { kind: 'estate', id: 'e1' })).toBeNull()
    expect(wordBuilding(english, names, { kind: 'instance', id: 'unknown' })).toBeNull()
    const single = namesIn(
      LIVE.filter(({ id }) => id !== 'e2'),
      [],
      'en',
    )
    expect(wordBuilding(english, single, { kind: 'instance', id: 'u1' })).toBeNull()
  })
})

describe('the order of entities', () => {
  it('is by kind, then by building, entrance, storey and number, whatever the ids are', () => {
    const unit = (id: string, parent: string, number: string): Entity => ({
      kind: 'instance',
      id,
      fields: { number, parent },
    })
    const live: readonly Entity[] = [
      ...LIVE,
      { kind: 'section', id: 'k0', fields: { number: 1, parent: 'e2' } },
      { kind: 'storey', id: 's0', fields: { number: 1, parent: 'k0' } },
      { kind: 'storey', id: 'z', fields: { number: 10, parent: 'k1' } },
      unit('a', 's0', '1'),
      unit('b', 'z', '100'),
      unit('x', 's1', '9'),
      unit('c', 's1', '10'),
    ]
    const sorted = live.toReversed().toSorted(compareByName(english, namesIn(live, [], 'en')))
    expect(sorted.map(({ id }) => id)).toEqual([
      'sea',
      'L2',
      'e1',
      'e2',
      'k1',
      'k0',
      's1',
      'z',
      's0',
      'x',
      'c',
      'u1',
      'b',
      'a',
      'facade',
    ])
  })
})

describe('a value', () => {
  const deps = { translator: english, names, currency: 'EUR' } as const
  const unit = (field: string) => ({ kind: 'instance', field }) as const

  it('is said in words and formats of the reader', async () => {
    expect(sayValue(deps, unit('price'), 611_200)).toBe('€611,200')
    expect(sayValue(deps, unit('price'), null)).toBe('Price on request')
    expect(sayValue(deps, unit('tags'), ['sea'])).toBe('Sea view')
    expect(sayValue(deps, unit('tags'), [])).toBe('none')
    expect(sayValue(deps, unit('renovation'), 3)).toBe('Finished')
    expect(sayValue(deps, unit('parent'), 's1')).toBe('Floor 3')
    expect(sayValue(deps, { kind: 'promoaction', field: 'sale' }, 2.5)).toBe('2.5%')
    expect(sayValue(deps, { kind: 'promoaction', field: 'until' }, '2027-06-30')).toBe('30 Jun 2027')
    expect(sayValue(deps, { kind: 'tag', field: 'name' }, { ru: 'Море', en: 'Sea' })).toBe('Sea')
    expect(sayValue(deps, { kind: 'project', field: 'description' }, { en: '<p>One</p> <b>two</b>' })).toBe('One two')
    expect(sayValue(deps, { kind: 'estate', field: 'construction_end' }, { quarter: 2, year: 2027 })).toBe('Q2 2027')
    const russian = { ...deps, translator: studioTranslator('ru') }
    expect(sayValue(russian, unit('tags'), ['sea'])).toBe('Вид на море')
  })

  it('of every choice with words is said in them', () => {
    for (const kind of ENTITY_KINDS) {
      for (const [field, each] of Object.entries<Field>(BOOK[kind])) {
        if (each.kind !== 'choice' || each.words === undefined) continue
        for (const option of each.options) expect(sayValue(deps, { kind, field }, option)).not.toBe(String(option))
      }
    }
  })

  it('that names another entity has the name of that', () => {
    expect(sayValue(deps, { kind: 'storey', field: 'plan' }, 'facade')).toBe('Facade')
    expect(sayValue(deps, { kind: 'interactive', field: 'estate' }, 'e1')).toBe('Building A')
  })

  it('with too many parts for a line is not said, but its list is counted', () => {
    const region = (id: string, x: number) => ({ target: { kind: 'instance', id }, polygons: [[[x, 0]]] })
    const before = [region('a', 0), region('b', 0), region('c', 0)]
    const after = [region('a', 0), region('b', 1), region('d', 0)]
    expect(sayValue(deps, { kind: 'frame', field: 'regions' }, after)).toBeNull()
    expect(compareLists(before, after)).toEqual({ added: 1, changed: 1, removed: 1 })
    expect(compareLists(null, after)).toEqual({ added: 3, changed: 0, removed: 0 })
    expect(compareLists('text', after)).toBeNull()
  })
})

describe('the word for a field', () => {
  // These few have no word of their own in people's language.
  const TECHNICAL = ['camera', 'heading', 'orbit', 'orbits']

  it('exists for every field of a draft', () => {
    const unnamed = ENTITY_KINDS.flatMap((kind) =>
      Object.keys(DRAFT_FIELDS[kind])
        .filter((field) => wordOfField(kind, field) === 'publish.field.other' && !TECHNICAL.includes(field))
        .map((field) => `${kind}.${field}`),
    )
    expect(unnamed).toEqual(['catalogue.token'])
  })
})

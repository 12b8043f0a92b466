import { expect, test } from 'vitest'
import { type ProjectInput, sampleFile } from './import.fixture.ts'
import { readImport } from './read-import.ts'

function errorsOf(input: unknown): readonly string[] {
  const read = readImport(input)
  return read.errors.map(({ path, reason }) => `${path}: ${reason}`)
}

function sampleWith(change: (file: ProjectInput) => unknown): unknown {
  const file = sampleFile()
  change(file)
  return file
}

test.each([
  [null, 'null'],
  [5, '5'],
  ['text', '"text"'],
  [[], 'an empty list'],
  [[1], 'a list'],
  [undefined, 'nothing'],
])('refuses %j as a whole', (input, shown) => {
  expect(errorsOf(input)).toEqual([`file: Has to be a JSON object, not ${shown}`])
})

test('reports everything that an empty file lacks', () => {
  expect(errorsOf({})).toEqual([
    'vitrine: Is missing: add 1',
    'project: Is missing: add an object',
    'statuses: Is missing: add a list',
    'layouts: Is missing: add a list',
    'estates: Is missing: add a list',
  ])
})

test.each<readonly [string, (file: ProjectInput) => unknown, string]>([
  [
    'a wrong type',
    (file) => Object.assign(file.project, { published: 'yes' }),
    'project.published: Has to be true or false, not "yes"',
  ],
  ['another version', (file) => Object.assign(file, { vitrine: 2 }), 'vitrine: Has to be 1, not 2'],
  [
    'an unknown word',
    (file) => Object.assign(file.project, { area_unit: 'yd' }),
    'project.area_unit: Has to be one of "m", "ft", not "yd"',
  ],
  [
    'an unknown currency',
    (file) => Object.assign(file.project, { currency: 'EURO' }),
    'project.currency: Has to be a currency code of ISO 4217, such as EUR, not "EURO"',
  ],
  [
    'a rounding to fives',
    (file) => Object.assign(file.project, { price_rounding: 5 }),
    'project.price_rounding: Has to be one of 1, 10, 100, 1000, not 5',
  ],
  [
    'an unknown field',
    (file) => Object.assign(file.project, { colour: 'red' }),
    'project.colour: Is not a field of the format: correct its name, or remove it',
  ],
  [
    'a negative price',
    (file) => Object.assign(unitOf(file), { price: -1 }),
    'estates[0].sections[0].storeys[0].instances[0].price: Has to be at least 0, not -1',
  ],
  [
    'half a cent',
    (file) => Object.assign(unitOf(file), { price: 1.005 }),
    'estates[0].sections[0].storeys[0].instances[0].price: Has to have at most two decimals, not 1.005',
  ],
  [
    'an empty number',
    (file) => Object.assign(unitOf(file), { number: '' }),
    'estates[0].sections[0].storeys[0].instances[0].number: Has to have at least 1 character, not 0',
  ],
  [
    'an unknown language',
    (file) => Object.assign(file.project, { name: { fr: 'Port' } }),
    'project.name.fr: Is not a language code: use ru, en, he, mne, zh, pt, ka, tr, us, uz, cs, uk, de, ar',
  ],
  [
    'a number in place of a text',
    (file) => Object.assign(file.project, { name: 5 }),
    'project.name: Has to be a text, or texts by language code, not 5',
  ],
  [
    'heights as text',
    (file) => Object.assign(file.interactives?.[0]?.volumes?.[0] ?? {}, { top: 'three' }),
    'interactives[0].volumes[0].top: Has to be a number, or a list of numbers, one for each corner of the base, not "three"',
  ],
  [
    'one height as text',
    (file) => Object.assign(file.interactives?.[0]?.volumes?.[0] ?? {}, { top: [3, 3, 'three', 3] }),
    'interactives[0].volumes[0].top[2]: Has to be a number, not "three"',
  ],
  [
    'a number in place of a text in one language',
    (file) => Object.assign(file.project, { name: { en: 5 } }),
    'project.name.en: Has to be a text, not 5: write "5"',
  ],
  [
    'a missing text',
    (file) => Reflect.deleteProperty(file.project, 'name'),
    'project.name: Is missing: add a text, or texts by language code',
  ],
  [
    'a video without a source',
    (file) => Object.assign(file.project, { videos: [{}] }),
    'project.videos[0]: Has to have either file or embed, one of them',
  ],
  [
    'a point outside of the picture',
    (file) =>
      Object.assign(file.interactives?.[1]?.frames[0]?.regions?.[0] ?? {}, {
        polygons: [
          [
            [0, 0],
            [1, 2],
            [1, 1],
          ],
        ],
      }),
    'interactives[1].frames[0].regions[0].polygons[0][1][1]: 2 is outside of the picture: points are fractions of its width and height, from 0 to 1',
  ],
  [
    'a NUL character',
    (file) => Object.assign(file.project, { name: { en: 'a\0b' } }),
    'project.name.en: Contains a NUL character or half of a surrogate pair: remove it',
  ],
  [
    'half of a surrogate pair',
    (file) => Object.assign(unitOf(file), { number: '\ud83c' }),
    'estates[0].sections[0].storeys[0].instances[0].number: Contains a NUL character or half of a surrogate pair: remove it',
  ],
])('reports the path and the reason of %s', (_, change, error) => {
  expect(errorsOf(sampleWith(change))).toEqual([error])
})

test('accepts a backslash before u0000 as plain text', () => {
  expect(errorsOf(sampleWith((file) => Object.assign(file.project, { name: String.raw`\u0000` })))).toEqual([])
})

test('reads a file with "group" as a group file', () => {
  expect(errorsOf({ vitrine: 1, group: 'all' })).toEqual(['interactives: Is missing: add a list'])
  expect(readImport({ vitrine: 1, group: 'all', interactives: [] })).toMatchObject({ imported: { kind: 'group' } })
})

function unitOf(file: ProjectInput): object {
  return file.estates[0]?.sections[0]?.storeys[0]?.instances[0] ?? {}
}

import { expect, test } from 'vitest'
import { brokenPlaces } from './broken-places.ts'
import { checkProject } from './check-file.ts'
import { listEntries } from './entries.ts'
import { fileWarnings } from './file-warnings.ts'
import { sampleFile } from './import.fixture.ts'
import { formatPath } from './paths.ts'
import { readImport } from './read-import.ts'

type Path = readonly (string | number)[]

/** Lists the path of every value within a value. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** Returns the sample with one value replaced. */
function spoiled(path: Path, value: unknown): object {
  const file = structuredClone(sampleFile())
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), file)
  Reflect.set(parent as object, path.at(-1) ?? '', value)
  return file
}

/** Returns the schema errors as a count, and the lines of all other checks. */
function checked(input: object): { readonly shape: number; readonly lines: readonly string[] } {
  const { errors, imported, broken } = readImport(input)
  if (imported?.kind !== 'project') return { shape: errors.length, lines: ['nothing could be checked'] }
  const entries = listEntries(imported.file)
  const places = brokenPlaces(broken)
  const found = [
    ...checkProject(imported.file, entries, places),
    ...places.keepReliable(fileWarnings(imported.file, entries)),
  ]
  return { shape: errors.length, lines: found.map(({ path, reason }) => `${path}: ${reason}`) }
}

test.each([[true], [null], [[]], [undefined]])('one %j anywhere in a valid file causes no second error', (value) => {
  const extra = placesIn(sampleFile()).flatMap((path) => {
    const { shape, lines } = checked(spoiled(path, value))
    // Skips values that the schema accepts: no placeholder is needed for them.
    return shape === 0 ? [] : lines.map((line) => `${formatPath(path)} => ${line}`)
  })
  expect(extra).toEqual([])
})

test.each([
  ['phone', { contacts: { phones: ['call us'] } }],
  ['address for requests', { sales: { email: 'sales' } }],
  ['token', { token: 'api' }],
  ['host', { embed_domains: ['homes .example'] }],
  ['policy', { privacy: [{ domain: '…', url: 'privacy' }] }],
  ['cell of the grid', { chess: { enabled: true, order: 1, default_sort: 'best', cell: ['size'] } }],
  ['colour', { color_scheme: { primary: 'blue', primary_active: 'red', theme: 'grey' } }],
])('a wrong %s hides no other error', (_, catalogue) => {
  const { shape, lines } = checked({ ...sampleFile(), catalogue, root: 'Z' })
  expect(shape).toBeGreaterThan(0)
  expect(lines).toEqual(['root: There is no picture "Z", only "facade", "typical": correct the id, or add it'])
})

test('still finds errors elsewhere in the file', () => {
  const file = spoiled(['project', 'currency'], true)
  Reflect.set(file, 'root', 'Z')
  expect(checked(file)).toEqual({
    shape: 1,
    lines: ['root: There is no picture "Z", only "facade", "typical": correct the id, or add it'],
  })
})

test('assumes that an element with a broken id is the one that others refer to', () => {
  const file = spoiled(['layouts', 0, 'id'], null)
  expect(checked(file)).toEqual({ shape: 1, lines: [] })
})

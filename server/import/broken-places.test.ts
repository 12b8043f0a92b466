import { expect, test } from 'vitest'
import { brokenPlaces } from './broken-places.ts'
import { checkProject } from './check-file.ts'
import { listEntries } from './entries.ts'
import { fileWarnings } from './file-warnings.ts'
import { sampleFile } from './import.fixture.ts'
import { formatPath } from './paths.ts'
import { readImport } from './read-import.ts'

type Path = readonly (string | number)[]

/** Every place of a value. */
function placesIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...(path.length > 0 ? [path] : []), ...entries.flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
}

/** The sample with another value in one place. */
function spoiled(path: Path, value: unknown): object {
  const file = structuredClone(sampleFile())
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), file)
  Reflect.set(parent as object, path.at(-1) ?? '', value)
  return file
}

/** What is said about a file beyond the shape of it. */
function checked(input: object): { readonly shape: number; readonly lines: readonly string[] } {
  const { rows, imported, broken } = readImport(input)
  if (imported?.kind !== 'project') return { shape: rows.length, lines: ['nothing could be checked'] }
  const entries = listEntries(imported.file)
  const places = brokenPlaces(broken)
  const found = [
    ...checkProject(imported.file, entries, places),
    ...places.keepTrue(fileWarnings(imported.file, entries)),
  ]
  return { shape: rows.length, lines: found.map(({ path, reason }) => `${path}: ${reason}`) }
}

test.each([[true], [null], [[]], [undefined]])('one %j anywhere in a good file makes no other fault', (value) => {
  const said = placesIn(sampleFile()).flatMap((path) => {
    const { shape, lines } = checked(spoiled(path, value))
    // Where it is a value of the right shape there is nothing to stand in for.
    return shape === 0 ? [] : lines.map((line) => `${formatPath(path)} => ${line}`)
  })
  expect(said).toEqual([])
})

test.each([
  ['a phone', { contacts: { phones: ['call us'] } }],
  ['an address for requests', { sales: { email: 'sales' } }],
  ['a token', { token: 'api' }],
  ['a host', { embed_domains: ['homes .example'] }],
  ['a policy', { privacy: [{ domain: '…', url: 'privacy' }] }],
  ['a cell of the grid', { chess: { enabled: true, order: 1, default_sort: 'best', cell: ['size'] } }],
  ['a colour', { color_scheme: { primary: 'blue', primary_active: 'red', theme: 'grey' } }],
])('%s that is wrong hides no other fault', (_, catalogue) => {
  const { shape, lines } = checked({ ...sampleFile(), catalogue, root: 'Z' })
  expect(shape).toBeGreaterThan(0)
  expect(lines).toEqual(['root: There is no picture "Z", only "facade", "typical": correct the id, or add it'])
})

test('what is wrong elsewhere is still found', () => {
  const file = spoiled(['project', 'currency'], true)
  Reflect.set(file, 'root', 'Z')
  expect(checked(file)).toEqual({
    shape: 1,
    lines: ['root: There is no picture "Z", only "facade", "typical": correct the id, or add it'],
  })
})

test('an element without its id may be the one that others point at', () => {
  const file = spoiled(['layouts', 0, 'id'], null)
  expect(checked(file)).toEqual({ shape: 1, lines: [] })
})

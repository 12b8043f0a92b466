import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DRAFT_FIELDS } from '#contract/draft-fields.ts'
import { projectFile } from '#contract/project-file.ts'
import { type Entity, type EntityKind, type Snapshot, valueIn } from '#domain/draft/entity.ts'
import { draftOf } from '#domain/draft/entry.ts'
import { type Json, sameJson } from '#domain/draft/json.ts'
import { BOOK, type BookKind, fieldOf } from '#domain/field/book.ts'
import { isStored } from '#domain/field/columns.ts'
import { type Field, namesOf } from '#domain/field/field.ts'
import { FACTS } from '#domain/instance/facts.ts'
import { LANGUAGE_CODES } from '#domain/language/language.ts'
import { readEdit } from '#domain/unit-table/read-edit.ts'
import { readUnits } from '#domain/unit-table/read-units.ts'
import { CONTEXT } from '#domain/unit-table/unit.fixture.ts'
import {
  columnTraits,
  columnValue,
  marksOf,
  shownField,
  UNIT_COLUMNS,
  type UnitColumn,
} from '#domain/unit-table/unit-columns.ts'
import type { UnitBook, UnitFacts } from '#domain/unit-table/unit-facts.ts'
import { FIELD_KEYS } from '#i18n/field-keys.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { ownStudioMessages } from '#i18n/studio.fixture.ts'
import { ANY_DATABASE } from '#server/db/databases.fixture.ts'
import { checkValue } from '#server/draft/check-value.ts'
import { readLive } from '#server/draft/read-live.ts'
import { flatten } from '#server/draft/snapshot.ts'
import { importInto } from '#server/export/export.fixture.ts'
import { type Edit, startPublish, type TestPublish } from './publish.fixture.ts'
import { samplesOf, wholeFile } from './whole-file.fixture.ts'

const KINDS = (Object.keys(BOOK) as BookKind[]).filter((kind) => kind !== 'order')

/** The kinds of entities that the table of units shows. */
const TABLED = ['instance', 'layout', 'estate'] as const

/** Fields whose other values need more changes: pictures and layouts of another kind have other parts. */
const KEPT: readonly string[] = ['interactive kind', 'layout type', 'storey plan']

/** The file of a project has no first picture of a group. */
const NOT_IN_PROJECTS = 'catalogue root'

describe('every field of the book', () => {
  const file = projectFile.parse(wholeFile())
  const written = flatten(file)
  let test: TestPublish
  let live: Snapshot
  beforeAll(async () => {
    test = await startPublish(ANY_DATABASE.start)
    await importInto(test.test, wholeFile())
    live = await readLive(test.deps.database, test.home)
  })
  afterAll(() => test.test.stop())

  it.each(KINDS)('of a %s is in files, rows, exports and drafts', (kind) => {
    const names = Object.keys(BOOK[kind])
    expect(Object.keys(DRAFT_FIELDS[kind])).toEqual(names)
    const whole = fullest(written, kind)
    for (const name of names.filter((each) => `${kind} ${each}` !== NOT_IN_PROJECTS)) {
      const value = whole.fields[name] ?? null
      // What comes back was stored in a row and written by the export.
      expect(value, name).not.toBeNull()
      expect(valueIn(live, { ...whole, field: name }), name).toEqual(value)
      const elsewhere = fieldOf(kind, name)?.elsewhere
      const faults = checkValue({ ...whole, field: name, value }, test.home)
      expect(faults, name).toEqual(elsewhere ? [elsewhere] : [])
    }
  })

  it.each(LANGUAGE_CODES)('has words in %s', async (code) => {
    const texts: Readonly<Record<string, string>> = { ...ownStudioMessages(code), ...(await loadMessages(code)) }
    expect(FIELD_KEYS.filter((key) => !texts[key])).toEqual([])
    const labels: readonly string[] = FIELD_KEYS
    for (const kind of KINDS) {
      for (const [name, { label }] of Object.entries<Field>(BOOK[kind])) expect(labels, name).toContain(label)
    }
  })

  it('that visitors read about a unit is one of its facts', () => {
    // What a unit is, and its label, are in its name.
    const named = ['type', 'label']
    for (const kind of TABLED) {
      const shown = namesOf<string>(BOOK[kind], (field) => field.shown === true || field.own === true)
      expect(Object.keys(FACTS), kind).toEqual(expect.arrayContaining(shown.filter((name) => !named.includes(name))))
    }
  })

  it.each(TABLED)('of a %s is typed in its column of the Studio if it has one', (kind) => {
    const { book } = readUnits({ live, draft: draftOf([]), shown: live, holds: new Map() }, CONTEXT)
    const whole = fullest(live, kind)
    const unit = book.units.find((each) => idsAround(each)[kind] === whole.id)
    if (!unit) return expect.fail()
    const columns = UNIT_COLUMNS.filter((each) => shownField(unit, each)?.kind === kind)
    const fields = columns.map((each) => shownField(unit, each)?.field)
    expect(fields.toSorted()).toEqual(namesOf<string>(BOOK[kind], ({ tabled }) => tabled === true).toSorted())
    for (const column of columns) {
      const name = shownField(unit, column)
      if (!name) return expect.fail()
      expect(columnValue(unit, column), column).toEqual(valueIn(live, name))
      const read = readEdit(unit, column, typedFor(column, book), book)
      if ('fault' in read) return expect.fail(`${column}: ${read.fault}`)
      expect(checkValue({ ...name, value: read.value }, test.home), column).toEqual([])
    }
  })

  it('is published from a draft', async () => {
    const edits = KINDS.flatMap((kind) => editsOf(fullest(live, kind), live))
    expect(edits.length).toBeGreaterThan(40)
    await test.edit(edits)
    expect(await test.publish()).toMatchObject({ published: {} })
    const after = await readLive(test.deps.database, test.home)
    for (const edit of edits) expect(valueIn(after, edit), `${edit.kind} ${edit.field}`).toEqual(edit.value)
  })
})

/** What somebody types into a column. */
function typedFor(column: UnitColumn, book: UnitBook): string {
  switch (columnTraits(column).kind) {
    case 'reference':
      return (column === 'status' ? book.statuses : book.layouts)[0]?.id ?? ''
    case 'references':
      return book[marksOf(column)][0]?.name ?? ''
    case 'flag':
      return 'yes'
    default:
      return '7'
  }
}

/** The own ids of a unit, its layout and its building. */
function idsAround({ id, layout, estate }: UnitFacts): Readonly<Record<(typeof TABLED)[number], string | undefined>> {
  return { instance: id, layout: layout?.id, estate: estate.id }
}

/** The entity of a kind that has the most fields. */
function fullest(snapshot: Snapshot, kind: EntityKind): Entity {
  const [first] = [...snapshot.values()]
    .filter((entity) => entity.kind === kind)
    .toSorted((a, b) => Object.keys(b.fields).length - Object.keys(a.fields).length)
  if (!first) throw new Error(`no ${kind}`)
  return first
}

/** New values for the plain fields of an entity. */
function editsOf({ kind, id, fields }: Entity, live: Snapshot): readonly Edit[] {
  return Object.entries<Field>(BOOK[kind]).flatMap(([field, each]) => {
    if (!isStored(each) || each.elsewhere || each.liveOnly || KEPT.includes(`${kind} ${field}`)) return []
    const now = fields[field] ?? null
    const value = othersOf(each, live).find((other) => !sameJson(other, now))
    return value === undefined ? [] : [{ kind, id, field, value }]
  })
}

/** Values that a field can have. One of them may be the present one. */
function othersOf(field: Field, live: Snapshot): readonly Json[] {
  switch (field.kind) {
    case 'reference':
      return idsOf(live, field.to)
    case 'references':
      return idsOf(live, field.to).map((id) => [id])
    case 'flag':
      // Null stands for the default.
      return field.initial === true ? [null, false] : [true, false]
    default:
      return samplesOf(field)
  }
}

function idsOf(live: Snapshot, kind: EntityKind): readonly string[] {
  return [...live.values()].filter((entity) => entity.kind === kind).map(({ id }) => id)
}

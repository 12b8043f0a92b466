import { describe, expect, test } from 'vitest'
import { buildChanges } from '#domain/building/build-changes.ts'
import { type BuildForm, NEW_LAYOUT, type NewLayout, readBuild } from '#domain/building/read-build.ts'
import { readCopy } from '#domain/building/read-copy.ts'
import { type EstateNode, readStructure } from '#domain/building/structure.ts'
import { placeFault } from '#domain/building/structure-changes.ts'
import { copyChanges } from '#domain/building/unit-changes.ts'
import { type Entity, entityKey } from '#domain/draft/entity.ts'
import type { SentChange } from '#domain/draft/sent-change.ts'

const place = (rooms: string, area: string) => ({ layout: NEW_LAYOUT, rooms, area })

const FORM: BuildForm = {
  kind: 'building',
  estateName: 'Building A',
  estate: '',
  section: '',
  sectionNumber: '1',
  sectionName: '',
  from: '1',
  to: '9',
  skipped: { zero: true, thirteen: false },
  perStorey: '6',
  places: [
    place('2', '54.3'),
    place('1', '38'),
    place('studio', '28'),
    place('1', '38'),
    place('3', '78'),
    place('2', '54,3'),
  ],
  type: 'living',
  status: 'free',
  numbering: 'continuous',
  prefix: '',
  start: '1',
}

const A1: NewLayout = { id: 'A1', type: 'living', label: '1', area: 38 }

const read = (form: BuildForm, estates: readonly EstateNode[] = [], layouts: readonly NewLayout[] = []) =>
  readBuild(form, { estates, layouts, lang: 'en' })

function estatesOf(changes: readonly SentChange[]): readonly EstateNode[] {
  const entities = changes.map(({ kind, id, fields = {} }): Entity => ({ kind, id, fields }))
  return readStructure(new Map(entities.map((entity) => [entityKey(entity), entity])), 'en')
}

/** A building that was made by a form, and its section. */
function built(form: BuildForm) {
  let count = 0
  const changes = buildChanges(read(form).plan, 'en', () => `id-${count++}`)
  const estates = estatesOf(changes)
  const section = estates[0]?.sections[0]
  if (!section) throw new Error('nothing was built')
  return { changes, estates, section }
}

describe('Building by rule', () => {
  test('Places with the same rooms and area share a layout', () => {
    expect(read(FORM).plan.layouts.map(({ id }) => id)).toEqual(['2-54.3', '1-38', 'studio-28', '3-78'])
    const { layouts, storeys } = read(FORM, [], [A1]).plan
    expect(layouts.map(({ id }) => id)).toEqual(['2-54.3', 'studio-28', '3-78'])
    expect(storeys[0]?.units[1]?.layout).toBe('A1')
  })

  test('Storeys that exist are not made again, and units are only added to them', () => {
    const { estates, section } = built(FORM)
    const more: BuildForm = { ...FORM, section: section.id, numbering: 'after' }
    expect(read({ ...more, kind: 'storeys', from: '9', to: '11' }, estates).faults.from).toBe('storeys_taken')
    expect(read({ ...more, kind: 'storeys', from: '10', to: '11' }, estates).faults).toEqual({})
    const { plan } = read({ ...more, kind: 'units', from: '8', to: '12', perStorey: '1' }, estates)
    expect(plan.storeys.map(({ number, units }) => [number, units.map(({ position }) => position)])).toEqual([
      [8, [7]],
      [9, [7]],
    ])
  })

  test('A section has every number of a unit once', () => {
    const { estates, section } = built(FORM)
    const more: BuildForm = { ...FORM, kind: 'storeys', section: section.id, from: '10', to: '10' }
    expect(read({ ...more, start: '54' }, estates).faults).toEqual({ start: 'numbers' })
    expect(read({ ...more, start: '55' }, estates).faults).toEqual({})
    const { plan } = read({ ...more, numbering: 'after' }, estates)
    expect(plan.storeys[0]?.units[0]?.number).toBe('55')
    expect(
      read({ ...FORM, kind: 'section', estate: estates[0]?.id ?? '', sectionNumber: '2' }, estates).faults,
    ).toEqual({})
  })

  test('A copied storey takes layouts and places along, and prices by a step', () => {
    const { changes } = built({ ...FORM, to: '1', perStorey: '1' })
    const priced = changes.map((change) =>
      change.kind === 'instance' ? { ...change, fields: { ...change.fields, price: 100_000 } } : change,
    )
    const estates = estatesOf(priced)
    const section = estates[0]?.sections[0]
    const source = section?.storeys[0]
    if (!section || !source) throw new Error('nothing was built')
    const { copies, faults } = readCopy(
      { from: '2', to: '3', numbering: 'storey', prefix: '', start: '1', price: 'percent', step: '1' },
      { source, section, estates, status: 'free', lang: 'en' },
    )
    expect(faults).toEqual({})
    let count = 0
    const units = copyChanges(copies, () => `copy-${count++}`).filter(({ kind }) => kind === 'instance')
    expect(units.map(({ fields }) => [fields?.number, fields?.layout, fields?.position, fields?.price])).toEqual([
      ['201', '2-54.3', 1, 101_000],
      ['301', '2-54.3', 1, 102_000],
    ])
  })

  test('A building needs a name, and siblings have different numbers', () => {
    const { estates, section } = built({ ...FORM, to: '2' })
    const [estate] = estates
    const [second] = section.storeys
    if (!estate || !second) throw new Error('nothing was built')
    expect(placeFault({ kind: 'estate', node: estate }, ' ', '')).toEqual({ field: 'name', fault: 'name' })
    const storey = { kind: 'storey', node: second, estate, section } as const
    const faults = ['1', 'one', '1001', '-1', '2'].map((number) => placeFault(storey, '', number)?.fault ?? null)
    expect(faults).toEqual(['storeys_taken', 'storey', 'storey', null, null])
  })
})

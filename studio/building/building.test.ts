import { expect, test } from 'vitest'
import { buildChanges } from '#domain/building/build-changes.ts'
import { type BuildForm, NEW_LAYOUT, readBuild } from '#domain/building/read-build.ts'
import { countUnits, numbersIn, readStructure } from '#domain/building/structure.ts'
import { copyChanges, moveChanges, newNumbers, renumberChanges } from '#domain/building/unit-changes.ts'
import { type Entity, entityKey } from '#domain/draft/entity.ts'
import { DraftServer } from '#studio/project/draft-server.fixture.ts'
import { TabbedBrowser } from '#studio/project/offline-queue.fixture.ts'
import { ProjectStore } from '#studio/project/project-store.ts'

const START: Entity[] = [
  { kind: 'project', id: 'project', fields: { currency: 'EUR' } },
  { kind: 'status', id: 'free', fields: { type: 'free', name: { en: 'Available' }, color: '#2f9e68' } },
]

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
  type: 'living',
  status: 'free',
  places: [
    place('2', '54.3'),
    place('1', '38'),
    place('studio', '28'),
    place('1', '38'),
    place('3', '78'),
    place('2', '54,3'),
  ],
  numbering: 'continuous',
  prefix: '',
  start: '1',
}

async function project() {
  const server = new DraftServer(START)
  const by = { kind: 'person', id: 1 } as const
  const parts = {
    calls: server.callsOf(by),
    queue: new TabbedBrowser().openTab(),
    reload: async () => server.state(),
    me: by,
    onFailure: () => {},
  }
  const store = new ProjectStore(parts, server.state())
  let count = 0
  const newId = () => `id-${count++}`
  const structure = () => readStructure(store.state().project.shown, 'en')
  const layouts = () =>
    [...store.state().project.shown.values()].flatMap(({ kind, id, fields }) =>
      kind === 'layout'
        ? [{ id, type: 'living' as const, label: String(fields.label), area: Number(fields.area_total) }]
        : [],
    )
  const build = (form: BuildForm) => {
    const { plan, faults } = readBuild(form, { estates: structure(), layouts: layouts(), lang: 'en' })
    if (Object.keys(faults).length === 0) store.change(buildChanges(plan, 'en', newId))
    return faults
  }
  return { server, store, newId, structure, layouts, build }
}

function firstSection({ structure }: Awaited<ReturnType<typeof project>>) {
  const section = structure()[0]?.sections[0]
  if (!section) throw new Error('no section')
  return section
}

test('one act makes a building of nine storeys with six units each, and one undo removes it', async () => {
  const built = await project()
  expect(built.build(FORM)).toEqual({})
  await built.store.send()
  expect(built.store.state().refused).toEqual([])
  const section = firstSection(built)
  expect(section.storeys.map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(countUnits(section)).toBe(54)
  expect(numbersIn(section).slice(0, 6)).toEqual(['49', '50', '51', '52', '53', '54'])
  expect(built.layouts().map(({ id }) => id)).toEqual(['2-54.3', '1-38', 'studio-28', '3-78'])
  await built.store.undo()
  expect(built.structure()).toEqual([])
  expect(built.layouts()).toEqual([])
})

test('a wrong figure stays in its field with a word', async () => {
  const { build } = await project()
  expect(build({ ...FORM, from: 'one', perStorey: '6.5', sectionNumber: '' })).toMatchObject({
    from: 'storey',
    perStorey: 'per_storey',
    sectionNumber: 'whole_number',
  })
  expect(build({ ...FORM, places: [place('', 'big')] })).toEqual({
    rooms0: 'rooms',
    area0: 'area',
  })
})

test('storeys and numbers that exist are not made again', async () => {
  const built = await project()
  built.build(FORM)
  const { id } = firstSection(built)
  const more: BuildForm = { ...FORM, kind: 'storeys', section: id, from: '9', to: '11' }
  expect(built.build(more)).toMatchObject({ from: 'storeys_taken', start: 'numbers' })
  expect(built.build({ ...more, from: '10', numbering: 'after' })).toEqual({})
  expect(numbersIn(firstSection(built))).toContain('66')
})

test('units are added after the last place of storeys that exist', async () => {
  const built = await project()
  built.build(FORM)
  const { id } = firstSection(built)
  const more: BuildForm = {
    ...FORM,
    kind: 'units',
    section: id,
    from: '8',
    to: '12',
    perStorey: '1',
    numbering: 'after',
  }
  expect(built.build(more)).toEqual({})
  const [top] = firstSection(built).storeys
  expect(top?.units.at(-1)?.fields).toMatchObject({ position: 7, number: '56', layout: '2-54.3' })
  expect(firstSection(built).storeys).toHaveLength(9)
})

test('copies a storey upwards with layouts, places and stepped prices', async () => {
  const built = await project()
  built.build({ ...FORM, to: '1', perStorey: '2' })
  const [unit] = firstSection(built).storeys[0]?.units ?? []
  if (!unit) throw new Error('no unit')
  built.store.change([{ kind: 'instance', id: unit.id, field: 'price', value: 100_000, base: null }])
  const section = firstSection(built)
  const [source] = section.storeys
  if (!source) throw new Error('no storey')
  const rule = { kind: 'storey', prefix: '' } as const
  const copies = {
    source,
    section,
    numbers: [2, 3],
    rule,
    step: { kind: 'percent', value: 1 },
    status: 'free',
  } as const
  built.store.change(copyChanges(copies, built.newId))
  await built.store.send()
  expect(built.store.state().refused).toEqual([])
  const [top] = firstSection(built).storeys
  expect(top?.units.map(({ fields }) => [fields.number, fields.price, fields.layout])).toEqual([
    ['301', 102_000, '2-54.3'],
    ['302', undefined, '1-38'],
  ])
})

test('moves units to another storey and renumbers them', async () => {
  const built = await project()
  built.build({ ...FORM, to: '2', perStorey: '2' })
  const [second, first] = firstSection(built).storeys
  if (!second || !first) throw new Error('no storeys')
  built.store.change(moveChanges(first.units.slice(1), second))
  const [above, below] = firstSection(built).storeys
  expect([above?.units.length, below?.units.length]).toEqual([3, 1])
  expect(above?.units.at(-1)?.fields).toMatchObject({ number: '2', position: 3 })
  const numbers = newNumbers([{ number: 2, units: above?.units ?? [] }], { kind: 'storey', prefix: 'A' })
  built.store.change(renumberChanges(numbers))
  await built.store.send()
  expect(built.server.draft.size).toBeGreaterThan(0)
  expect(firstSection(built).storeys[0]?.units.map(({ fields }) => fields.number)).toEqual(['A201', 'A202', 'A203'])
  expect([...built.store.state().project.shown.values()].map(entityKey)).toContain('layout 2-54.3')
})

import { describe, expect, test } from 'vitest'
import type { ProjectFile } from '#contract/project-file.ts'
import { LAYOUT_TYPES } from '#domain/layout/layout.ts'
import {
  HOUSE_TYPES,
  PARKING_TYPES,
  RENOVATIONS,
  ROOMS_BASES,
  STAGES,
  WINDOW_VIEWS,
} from '#domain/project/descriptions.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { type DemoUnit, medianOf, PROJECTS, readProject, unitsOf } from './demo-files.fixture.ts'

const projects = PROJECTS.map(readProject)
const units = projects.flatMap(unitsOf)
const [harbour, pines, mill] = projects.map(unitsOf) as [DemoUnit[], DemoUnit[], DemoUnit[]]
const flats = harbour.filter(({ layout }) => layout.type === 'living')

describe('the demo uses every value of the enumerations', () => {
  test.each<[string, readonly unknown[], readonly unknown[]]>([
    ['kinds', LAYOUT_TYPES, units.map(({ layout }) => layout.type)],
    ['sale statuses', Object.keys(STATUS_TYPES), units.map(({ status }) => status.type)],
    ['renovations', RENOVATIONS, units.map(({ renovation }) => renovation)],
    ['window views', WINDOW_VIEWS, units.map(({ window_view }) => window_view)],
    ['house types', HOUSE_TYPES, projects.flatMap(({ estates }) => estates.map(({ house_type }) => house_type))],
    ['parking types', PARKING_TYPES, projects.map(({ project }) => project.parking_type)],
    ['stages of estates', STAGES, projects.flatMap(({ estates }) => estates.map(({ stage }) => stage))],
    ['ways to count rooms', ROOMS_BASES, projects.map(({ project }) => project.rooms_basis)],
  ])('%s', (_, all, used) => {
    expect(all.filter((value) => !used.includes(value))).toEqual([])
  })

  test.each(projects)('$project.id: every status, promotion, tag and layout is used', (project) => {
    const own = unitsOf(project)
    const unused = [
      project.promoactions.filter(({ id }) => !own.some((unit) => unit.promoactions.includes(id))),
      project.tags.filter(({ id }) => !own.some((unit) => unit.tags.includes(id))),
      project.layouts.filter(({ id }) => !own.some((unit) => unit.layout.id === id)),
    ]
    expect(unused.flat()).toEqual([])
    expect(project.statuses.filter(({ id }) => !units.some((unit) => unit.status.id === id))).toEqual([])
  })

  test.each(projects)('$project.id states every fact about its surroundings', ({ project }) => {
    const { kindergarten, school, security, sports_ground } = project
    expect([kindergarten, school, security, sports_ground]).not.toContain(undefined)
  })
})

describe('the units', () => {
  test('are about as many as in a real price list', () => {
    expect([harbour.length, pines.length, mill.length]).toEqual([407, 17, 33])
  })

  test('are as many as the texts say, counting only published ones', () => {
    const [harbourFile, pinesFile] = projects as [ProjectFile, ProjectFile, ProjectFile]
    const seen = (project: ProjectFile) => {
      const hidden = new Set(project.estates.filter(({ published }) => !published).map(({ id }) => id))
      return unitsOf(project).filter(({ published, estate }) => published && !hidden.has(estate))
    }
    const homes = seen(harbourFile).filter(({ layout }) => layout.type === 'living').length
    const texts = Object.values(harbourFile.project.description ?? {})
    expect(texts).toHaveLength(14)
    for (const text of texts) expect(text).toContain(String(homes))
    expect(seen(pinesFile)).toHaveLength(15)
    expect(pinesFile.project.description?.en).toContain('Fifteen houses')
  })

  test.each(projects)('$project.id: numbers are unique, and positions on each storey of a section', (project) => {
    const own = unitsOf(project)
    expect(new Set(own.map(({ number }) => number)).size).toBe(own.length)
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
    const places = own.map(({ section, storey, position }) => `${section}/${storey}/${position}`)
    expect(new Set(places).size).toBe(own.length)
  })

  test('of the harbour: a third is sold, and half is free', () => {
    const shareOf = (type: string) => flats.filter(({ status }) => status.type === type).length / flats.length
    expect(shareOf('sold')).toBeGreaterThan(0.2)
    expect(shareOf('sold')).toBeLessThan(0.4)
    expect(shareOf('free')).toBeGreaterThan(0.4)
    expect(shareOf('free')).toBeLessThan(0.6)
  })

  test('of the mill: only some have a price', () => {
    const free = mill.filter(({ status }) => status.type === 'free')
    const priced = free.filter(({ price }) => price !== undefined)
    expect(priced.length).toBeGreaterThan(5)
    expect(free.length - priced.length).toBeGreaterThan(5)
  })

  test('on two levels have a plan for each level and take more than one cell in the chess', () => {
    const penthouses = flats.filter(({ layout }) => layout.plan_levels)
    expect(penthouses.map(({ layout }) => layout.plan_levels?.length)).toEqual([2, 2])
    expect(penthouses.map(({ position, span }) => [position, span])).toEqual([
      [1, { columns: 3, storeys: 2 }],
      [4, { columns: 4, storeys: 2 }],
    ])
  })

  test('have whole square feet if the project uses them', () => {
    expect(mill.filter(({ layout }) => !Number.isInteger(layout.area_total))).toEqual([])
  })

  test('cost more with finishing, if it is offered', () => {
    const both = flats.filter(({ extra_price }) => extra_price !== undefined)
    expect(both.length).toBeGreaterThan(20)
    expect(both.length).toBeLessThan(flats.length / 2)
    expect(both.filter(({ price, extra_price }) => (extra_price ?? 0) <= (price ?? Infinity))).toEqual([])
  })
})

describe('prices of the harbour follow, in the median,', () => {
  const priced = flats.filter(({ price, layout }) => price !== undefined && !layout.plan_levels)
  const perMetre = (list: readonly DemoUnit[]) =>
    medianOf(list.map(({ price = 0, layout }) => price / layout.area_total))

  test('the area', () => {
    const bySize = priced.toSorted((a, b) => a.layout.area_total - b.layout.area_total)
    const third = Math.floor(bySize.length / 3)
    const medians = [0, 1, 2].map((part) =>
      medianOf(bySize.slice(part * third, (part + 1) * third).map(({ price = 0 }) => price)),
    )
    expect(medians).toEqual(medians.toSorted((a, b) => a - b))
    expect(new Set(medians).size).toBe(3)
  })

  test.each(['S1', 'A1', 'B2', 'B3', 'C2', 'D1'])('the storey, for layout %s', (layout) => {
    const alike = priced.filter((unit) => unit.layout.id === layout)
    const middle = medianOf(alike.map(({ storey }) => storey))
    const low = perMetre(alike.filter(({ storey }) => storey < middle))
    expect(perMetre(alike.filter(({ storey }) => storey > middle))).toBeGreaterThan(low)
  })

  test('the view', () => {
    const alike = priced.filter((unit) => unit.layout.id === 'B2' && unit.storey <= 8)
    const seaside = alike.filter(({ window_view }) => window_view === 5 || window_view === 8)
    const courtyard = alike.filter(({ window_view }) => window_view === 1)
    expect(perMetre(seaside)).toBeGreaterThan(perMetre(courtyard) * 1.04)
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ProjectFile } from '#contract/project-file.ts'
import { volumeOf } from '#domain/picture/body.ts'
import type { Polygon } from '#domain/picture/polygon.ts'
import { areaOfRings, intersectionOf, unionOf } from '#domain/picture/polygon-overlay.ts'
import { visibleOutlines } from '#domain/picture/visible-outline.ts'
import { PROJECTS, readProject, unitsOf } from './demo-files.fixture.ts'
import { readSource } from './make/source.ts'

const projects = PROJECTS.map(readProject)
const [harbour, pines, mill] = projects as [ProjectFile, ProjectFile, ProjectFile]

describe('plans', () => {
  test('of the mill are labelled in square feet, as its areas are', () => {
    expect(mill.project.area_unit).toBe('ft')
    for (const { plan = '', area_total } of mill.layouts) {
      const svg = readFileSync(path.resolve(import.meta.dirname, 'files/mill', plan), 'utf8')
      const rooms = [...svg.matchAll(/<text[^>]*>([\d.]+)<\/text>/g)].map(([, area]) => Number(area))
      const sum = rooms.reduce((total, area) => total + area, 0)
      // Each room is rounded for itself.
      expect(Math.abs(sum - area_total), plan).toBeLessThan(rooms.length + 1)
    }
  })
})

describe('regions', () => {
  test.each(projects)('$project.id: the target of each exists', (project) => {
    const ids: Record<string, ReadonlySet<string>> = {
      estate: new Set(project.estates.map(({ id }) => id)),
      storey: new Set(
        project.estates.flatMap(({ sections }) => sections.flatMap(({ storeys }) => storeys.map(({ id }) => id))),
      ),
      section: new Set(project.estates.flatMap(({ sections }) => sections.map(({ id }) => id))),
      instance: new Set(unitsOf(project).map(({ id }) => id)),
      panorama: new Set(project.panoramas.map(({ id }) => id)),
    }
    const lost = regionsOf(project).filter(({ target }) => !ids[target.kind]?.has(target.id))
    expect(lost).toEqual([])
    expect(regionsOf(project).length).toBeGreaterThan(0)
  })

  test('show every unit of the harbour and the mill on the plan of its storey', () => {
    for (const project of [harbour, mill]) {
      const shown = new Set(regionsOf(project).map(({ target }) => target.id))
      expect(unitsOf(project).filter(({ id }) => !shown.has(id))).toEqual([])
      const plans = new Set(project.interactives.flatMap(({ id, kind }) => (kind === 'storey' ? [id] : [])))
      const storeys = project.estates.flatMap(({ sections }) => sections.flatMap((section) => section.storeys))
      expect(storeys.filter(({ plan }) => plan === undefined || !plans.has(plan))).toEqual([])
    }
  })

  test('show the twelve houses under construction', () => {
    const shown = regionsOf(pines).map(({ target }) => target.id)
    expect(shown).toHaveLength(12)
    expect(new Set(shown).size).toBe(12)
  })
})

describe('pictures of the harbour', () => {
  test('lead from the site plan to buildings that turn and from there to storeys', () => {
    const byId = new Map(harbour.interactives.map((interactive) => [interactive.id, interactive]))
    expect(byId.get(harbour.root ?? '')?.kind).toBe('masterplan')
    const facades = harbour.interactives.filter(({ kind }) => kind === 'facade')
    expect(facades.map(({ frames, parent }) => [frames.length, parent?.interactive])).toEqual([
      [8, 'masterplan'],
      [8, 'masterplan'],
    ])
    const parents = harbour.interactives
      .filter(({ kind }) => kind === 'storey')
      .map(({ parent }) => parent?.interactive)
    expect(new Set(parents)).toEqual(new Set(facades.map(({ id }) => id)))
  })

  test('lead to a section and to a panorama too, and no home has the aerial panorama as its tour', () => {
    const kinds = new Set(regionsOf(harbour).map(({ target }) => target.kind))
    expect([...kinds].toSorted()).toEqual(['estate', 'instance', 'panorama', 'section', 'storey'])
    expect(unitsOf(harbour).filter(({ tour }) => tour !== undefined)).toEqual([])
    // A developer's own file replaces the generated presentation.
    expect(mill.project.documents.map(({ kind }) => kind)).toContain('presentation')
  })

  test('have a show flat with a panorama, which its layout links', () => {
    const flat = harbour.panoramas.find(({ id }) => id === 'flat')
    expect(flat?.scenes.map(({ plan }) => plan?.layout)).toEqual(['D1', 'D1', 'D1'])
    expect(harbour.layouts.find(({ id }) => id === 'D1')?.tour).toEqual({ panorama: 'flat' })
    const aerial = harbour.panoramas.find(({ id }) => id === 'aerial')
    expect(aerial?.scenes[0]?.hotspots.map(({ target }) => target.id)).toEqual(['a', 'b'])
  })
})

describe('the mill, given as bodies and cameras,', () => {
  const facade = mill.interactives.find(({ kind }) => kind === 'facade')
  const drawn = readSource().pictures.filter(({ project }) => project === 'mill')
  const top = facade?.volumes.at(-1)?.target.id

  test.each(facade?.frames ?? [])('has computed outlines in $image that match the drawn ones', ({ image, camera }) => {
    if (!camera) throw new Error('a frame of the mill has no camera')
    const outlines = visibleOutlines(
      (facade?.volumes ?? []).map(({ target, ...body }) => ({ id: target.id, volume: volumeOf(body) })),
      camera,
    )
    const regions = drawn.find((picture) => picture.image === image)?.regions ?? []
    expect(regions).toHaveLength(6)
    for (const { id, polygons } of regions) {
      const computed = outlines.find((outline) => outline.id === id)?.polygons ?? []
      const shared = areaOfRings(intersectionOf(unionOf(computed), unionOf(polygons)))
      // The computed outline of the highest storey includes the roof, the drawn one does not.
      const whole = id === top ? areaOf(polygons) : areaOf(computed) + areaOf(polygons) - shared
      expect(shared / whole).toBeGreaterThan(0.9)
      expect(shared / whole).toBeLessThanOrEqual(1.000_01)
    }
  })
})

function regionsOf({ interactives }: ProjectFile) {
  return interactives.flatMap(({ frames, volumes }) => [...frames.flatMap(({ regions }) => regions), ...volumes])
}

function areaOf(polygons: readonly Polygon[]): number {
  return areaOfRings(unionOf(polygons))
}

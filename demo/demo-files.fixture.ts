import { readFileSync } from 'node:fs'
import path from 'node:path'
import { groupFile, type ProjectFile, projectFile } from '#contract/project-file.ts'
import type { DemoCatalogues } from './catalogues.ts'

/** The folder of the committed demo. */
export const FILES = path.resolve(import.meta.dirname, 'files')

/** The projects of the demo. */
export const PROJECTS = ['harbour', 'pines', 'mill'] as const
/** A project of the demo. */
type DemoProject = (typeof PROJECTS)[number]

/** A project of the demo as an import reads it. */
export function readProject(name: DemoProject): ProjectFile {
  return projectFile.parse(readJson(`${name}/project.json`))
}

/** The group of the demo as an import reads it. */
export function readGroup() {
  return groupFile.parse(readJson('meridian/group.json'))
}

/** The catalogues of the demo. */
export function readCatalogues(): DemoCatalogues {
  return readJson('catalogues.json') as DemoCatalogues
}

/** Every unit of a project with its place, layout and status. */
export function unitsOf(project: ProjectFile) {
  const layouts = new Map(project.layouts.map((layout) => [layout.id, layout]))
  const statuses = new Map(project.statuses.map((status) => [status.id, status]))
  return project.estates.flatMap((estate) =>
    estate.sections.flatMap((section) =>
      section.storeys.flatMap((storey) =>
        storey.instances.map((instance) => {
          const layout = layouts.get(instance.layout)
          const status = statuses.get(instance.status)
          if (!layout || !status) throw new Error(`Unit ${instance.id} has no layout or no status`)
          return { ...instance, estate: estate.id, section: section.id, storey: storey.number, layout, status }
        }),
      ),
    ),
  )
}

/** A unit with its place. */
export type DemoUnit = ReturnType<typeof unitsOf>[number]

/** The median of some numbers. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(path.join(FILES, name), 'utf8'))
}

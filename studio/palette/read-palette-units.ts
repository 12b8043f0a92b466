import type { ReadingContext } from '#domain/unit-table/read-marks.ts'
import { readUnits } from '#domain/unit-table/read-units.ts'
import type { UnitFacts } from '#domain/unit-table/unit-facts.ts'
import type { ProjectState } from '#studio/project/project-state.ts'
import { normalText } from './normal-text.ts'
import type { ActContext } from './unit-acts.ts'

/** The units of a project as the palette looks them up. */
export interface PaletteUnits extends Pick<ActContext, 'book' | 'statusNames'> {
  /** Units by their normalised number. Buildings may have the same numbers. */
  readonly byNumber: ReadonlyMap<string, readonly UnitFacts[]>
}

/** Reads the units of a project, and the names of its statuses in all languages. */
export function readPaletteUnits(project: ProjectState, context: ReadingContext): PaletteUnits {
  const { book } = readUnits(project, context)
  const names = book.statuses.map(({ id, name }) => {
    const all = project.shown.get(`status ${id}`)?.fields.name ?? null
    const texts = typeof all === 'object' && all !== null ? Object.values(all) : [all]
    const known = [name, id, ...texts.filter((text) => typeof text === 'string')]
    return [id, known.map(normalText)] as const
  })
  return {
    book,
    statusNames: new Map(names),
    byNumber: Map.groupBy(book.units, ({ number }) => normalText(number)),
  }
}

import type { ConstructionEnd } from '#domain/project/descriptions.ts'
import type { Project } from '#domain/project/project.ts'
import type { Texts } from './texts.ts'
import type { ProjectRow } from './visible-projects.ts'

/** The facts of a project that its rules and documents need. */
export function factsOf(row: ProjectRow, texts: Texts): Project {
  const { id, currency, price_rounding, area_unit, rooms_basis, lat, lng, stage } = row
  const { kindergarten, school, security, sports_ground, parking_type } = row
  return {
    id,
    name: texts.text(row.name),
    currency,
    price_rounding,
    area_unit,
    rooms_basis,
    extra_price_label: texts.textOrNull(row.extra_price_label),
    address: texts.textOrNull(row.address),
    position: lat === null || lng === null ? null : { lat, lng },
    stage,
    construction_end: constructionEndOf(row),
    kindergarten,
    school,
    security,
    sports_ground,
    parking_type,
  }
}

/** When a project or an estate will be finished. */
export function constructionEndOf({
  end_quarter: quarter,
  end_year: year,
}: Pick<ProjectRow, 'end_quarter' | 'end_year'>): ConstructionEnd | null {
  return quarter === null || year === null ? null : { quarter, year }
}

import type * as z from 'zod'
import type { projectFile } from '#contract/project-file.ts'
import type { EstateAnswer, InstanceAnswer, StoreyAnswer } from '#domain/chess/chess-answer.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import { generateProject } from './generated-project.ts'

type FileInput = z.input<typeof projectFile>
type EstateInput = FileInput['estates'][number]
type StoreyInput = EstateInput['sections'][number]['storeys'][number]
type InstanceInput = StoreyInput['instances'][number]

/** A generated project with this many units as an import file; the same on every run. */
export function generatedFile(units: number): FileInput {
  const { project: answer, chess } = generateProject(units)
  const { project, layouts, statuses, promoactions, tags } = answer
  return {
    vitrine: 1,
    project: {
      id: `generated-${units}`,
      name: project.name,
      currency: project.currency,
      price_rounding: project.price_rounding,
      area_unit: project.area_unit,
      rooms_basis: project.rooms_basis,
      ...given({ stage: project.stage, construction_end: project.construction_end }),
    },
    statuses: statuses.map(({ id, type, name, color }) => ({ id: String(id), type: statusName(type), name, color })),
    promoactions: promoactions.map(({ id, sale, name }) => ({ id: String(id), sale, name })),
    tags: tags.map(({ id, name, color }) => ({ id: String(id), name, color })),
    layouts: layouts.map(({ id, type, label, area_total, area_living, area_kitchen, bathrooms, balconies }) => ({
      id: String(id),
      type,
      label,
      area_total,
      ...given({ area_living, area_kitchen, bathrooms, balconies }),
    })),
    estates: chess.map(estateOf),
  }
}

function estateOf({ id, name, type, stage, construction_end, house_type, sections }: EstateAnswer): EstateInput {
  return {
    id: String(id),
    name,
    type,
    ...given({ stage, construction_end, house_type }),
    sections: sections.map((section) => ({
      id: String(section.id),
      number: section.number,
      storeys: section.storeys.map(storeyOf),
    })),
  }
}

function storeyOf({ id, number, order, instances }: StoreyAnswer): StoreyInput {
  return { id: String(id), number, order, instances: instances.map(instanceOf) }
}

function instanceOf(instance: InstanceAnswer): InstanceInput {
  const { price, extra_price, position, renovation, window_view } = instance
  return {
    id: String(instance.id),
    number: instance.number,
    layout: String(instance.layout_id),
    status: String(instance.status_id),
    promoactions: instance.promoactions.map(String),
    tags: instance.tags.map(String),
    ...given({ price, extra_price, position, renovation, window_view }),
  }
}

function statusName(type: number): keyof typeof STATUS_TYPES {
  const names = Object.keys(STATUS_TYPES) as (keyof typeof STATUS_TYPES)[]
  return names.find((name) => STATUS_TYPES[name] === type) ?? 'free'
}

type Given<Fields> = { [Key in keyof Fields]?: NonNullable<Fields[Key]> }

/** The fields with a value: a file omits what an answer has as null. */
function given<Fields extends object>(fields: Fields): Given<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<Fields>
}

import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'
import type { ExportedPromoaction, ExportedStatus, ExportedTag } from './file-shape.ts'
import { optional } from './optional.ts'
import type { ProjectRows } from './read-rows.ts'

/** Writes a status. */
export function writeStatus({ external_id, type, name, color }: ProjectRows['statuses'][number]): ExportedStatus {
  return { id: external_id, type: typeName(type), name, color }
}

/** Writes a promoaction, expired or not. */
export function writePromoaction(row: ProjectRows['promoactions'][number]): ExportedPromoaction {
  const { external_id, sale, name, description, first_day, until } = row
  const days = { from: optional(first_day), until: optional(until) }
  return { id: external_id, sale, name, description: optional(description), ...days }
}

/** Writes a tag. */
export function writeTag({ external_id, name, color, description }: ProjectRows['tags'][number]): ExportedTag {
  return { id: external_id, name, color, description: optional(description) }
}

function typeName(type: StatusType): ExportedStatus['type'] {
  const names = Object.keys(STATUS_TYPES) as ExportedStatus['type'][]
  const found = names.find((name) => STATUS_TYPES[name] === type)
  if (!found) throw new Error(`no status type ${type}`)
  return found
}

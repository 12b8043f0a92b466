import { PROMOACTION_FIELDS, STATUS_FIELDS, TAG_FIELDS } from '#domain/field/project.ts'
import type { ExportedPromoaction, ExportedStatus, ExportedTag } from './file-shape.ts'
import type { ProjectRows } from './read-rows.ts'
import { type WritingRefs, writeFields } from './write-fields.ts'

const statusFields = writeFields(STATUS_FIELDS)
const promoactionFields = writeFields(PROMOACTION_FIELDS)
const tagFields = writeFields(TAG_FIELDS)

interface Marks {
  readonly statuses: readonly ExportedStatus[]
  readonly promoactions: readonly ExportedPromoaction[]
  readonly tags: readonly ExportedTag[]
}

/** Writes statuses, promoactions, expired or not, and tags. */
export function writeMarks({ statuses, promoactions, tags }: ProjectRows, refs: WritingRefs): Marks {
  return {
    statuses: statuses.map((row) => ({ id: row.external_id, ...statusFields(row, refs, {}) })),
    promoactions: promoactions.map((row) => ({ id: row.external_id, ...promoactionFields(row, refs, {}) })),
    tags: tags.map((row) => ({ id: row.external_id, ...tagFields(row, refs, {}) })),
  }
}

import { DRAFT_FIELDS } from '#contract/draft-fields.ts'
import { externalId } from '#contract/project-file-texts.ts'
import { type EntityKind, type EntityName, type FieldName, readFrameId } from '#domain/draft/entity.ts'
import type { Json } from '#domain/draft/json.ts'
import { LIST_NAMES } from '#domain/draft/order-list.ts'
import { fieldOf } from '#domain/field/book.ts'
import { WHOLE_FILE } from '#server/import/paths.ts'
import { errorsOfIssues } from '#server/import/word-schema-issues.ts'
import type { DraftHome } from './draft-home.ts'

const GROUP_KINDS: readonly EntityKind[] = ['catalogue', 'interactive', 'frame', 'order']

/** What is wrong with the name of an entity, in words; null if it can be part of the draft. */
export function checkName({ kind, id }: EntityName, { projectId }: DraftHome): string | null {
  if (projectId === null && !GROUP_KINDS.includes(kind)) return `a group has no ${kind}`
  if (kind === 'frame') return readFrameId(id) ? null : 'has to be the id of a picture, # and the number of a frame'
  return externalId.safeParse(id).success ? null : 'has more than 100 characters'
}

/** What is wrong with a new value of a field, in words; empty if it fits the import format. */
export function checkValue(change: FieldName & { readonly value: Json }, home: DraftHome): readonly string[] {
  const { kind, id, field, value } = change
  if (kind === 'order' && !lists(home).includes(id)) return [`there is no list ${id}: use ${lists(home).join(', ')}`]
  const elsewhere = fieldOf(kind, field)?.elsewhere
  if (elsewhere && !(home.projectId === null && field === 'root')) return [elsewhere]
  const schema = Object.hasOwn(DRAFT_FIELDS[kind], field) ? DRAFT_FIELDS[kind][field] : undefined
  if (!schema) return [`is not a field of ${kind}: use ${Object.keys(DRAFT_FIELDS[kind]).join(', ')}`]
  if (value === null) return schema.safeParse(undefined).success ? [] : ['is required']
  const read = schema.safeParse(value, { reportInput: true })
  if (!read.success)
    return errorsOfIssues(read.error.issues).map(({ path, reason }) =>
      path === WHOLE_FILE ? reason : `${path}: ${reason}`,
    )
  return kind === 'order' && hasTwice(value) ? ['has an id twice'] : []
}

function lists({ projectId }: DraftHome): readonly string[] {
  return projectId === null ? ['interactives'] : LIST_NAMES
}

function hasTwice(ids: Json): boolean {
  return Array.isArray(ids) && new Set(ids).size < ids.length
}

import * as z from 'zod'
import { ENTITY_KINDS, type EntityKind } from '#domain/draft/entity.ts'
import { type Json, readJson, sameJson } from '#domain/draft/json.ts'
import { BOOK, fieldOf } from '#domain/field/book.ts'
import { embedHost } from './catalogues.ts'
import { schemaOf } from './file-fields.ts'
import { fileEstate } from './project-file-building.ts'
import { fileCatalogue } from './project-file-catalogue.ts'
import { fileInteractive, filePanorama } from './project-file-pictures.ts'
import { fileLayout, fileProject, filePromoaction, fileStatus, fileTag } from './project-file-project.ts'
import { externalId } from './project-file-texts.ts'

type Fields = Readonly<Record<string, z.ZodType>>

const section = fileEstate.shape.sections.element
const storey = section.shape.storeys.element
const frame = fileInteractive.shape.frames.element

/** Null means an absent field in a draft, so any host is a word. */
export const ANY_HOST = 'any'
const embedDomains = z.union([z.literal(ANY_HOST), z.array(embedHost)], 'Has to be a list of hosts, or "any"')

/** The objects of a file that have the fields of each kind. */
const SHAPES: Readonly<Record<EntityKind, Fields>> = {
  project: fileProject.shape,
  catalogue: fileCatalogue.shape,
  status: fileStatus.shape,
  promoaction: filePromoaction.shape,
  tag: fileTag.shape,
  layout: fileLayout.shape,
  estate: fileEstate.shape,
  section: section.shape,
  storey: storey.shape,
  instance: storey.shape.instances.element.shape,
  interactive: fileInteractive.shape,
  frame: frame.shape,
  panorama: filePanorama.shape,
  order: {},
}

/** Fields that a draft writes in another way than a file. */
const OTHERWISE: Partial<Record<EntityKind, Fields>> = {
  catalogue: { embed_domains: embedDomains.optional() },
  order: { ids: z.array(externalId).max(20_000) },
}

/** The fields of each kind of entity, as in the import format. Ids and nested lists are entities of their own. */
export const DRAFT_FIELDS = Object.fromEntries(ENTITY_KINDS.map((kind) => [kind, draftFields(kind)])) as Readonly<
  Record<EntityKind, Fields>
>

function draftFields(kind: EntityKind): Fields {
  return Object.fromEntries(
    Object.keys(BOOK[kind]).map((name) => {
      const field = fieldOf(kind, name)
      const schema = OTHERWISE[kind]?.[name] ?? SHAPES[kind][name] ?? (field && schemaOf(field))
      if (!schema) throw new Error(`${kind}.${name} has no schema`)
      return [name, schema]
    }),
  )
}

/**
 * The one form of a value that means the same: texts by language, nested defaults written out, and null for the default of
 * the field. A value that does not fit its field stays as it is.
 */
export function canonicalValue(kind: EntityKind, field: string, value: Json): Json {
  if (value === null) return null
  const read = DRAFT_FIELDS[kind][field]?.safeParse(value)
  return withoutDefault(kind, field, read?.success ? readJson(read.data) : value)
}

/** Null for the default of a field: a file that leaves it out means the same. */
export function withoutDefault(kind: EntityKind, field: string, value: Json): Json {
  const schema = DRAFT_FIELDS[kind][field]
  if (!(schema instanceof z.ZodDefault)) return value
  return sameJson(schema.def.defaultValue, value) ? null : value
}

import * as z from 'zod'
import type { EntityKind } from '#domain/draft/entity.ts'
import { type Json, readJson, sameJson } from '#domain/draft/json.ts'
import { embedHost } from './catalogues.ts'
import { fileEstate, fileInstance } from './project-file-building.ts'
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

/** The fields of each kind of entity, as in the import format. Ids and nested lists are entities of their own. */
export const DRAFT_FIELDS: Readonly<Record<EntityKind, Fields>> = {
  project: { ...without(fileProject.shape, 'id'), root: externalId.optional() },
  catalogue: { ...fileCatalogue.shape, embed_domains: embedDomains.optional(), root: externalId.optional() },
  status: without(fileStatus.shape, 'id'),
  promoaction: without(filePromoaction.shape, 'id'),
  tag: without(fileTag.shape, 'id'),
  layout: without(fileLayout.shape, 'id'),
  estate: without(fileEstate.shape, 'id', 'sections'),
  section: { parent: externalId, ...without(section.shape, 'id', 'storeys') },
  storey: { parent: externalId, ...without(storey.shape, 'id', 'instances') },
  instance: { parent: externalId, ...without(fileInstance.shape, 'id') },
  interactive: without(fileInteractive.shape, 'id', 'frames'),
  frame: frame.shape,
  panorama: without(filePanorama.shape, 'id'),
  order: { ids: z.array(externalId).max(20_000) },
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

function without(shape: Fields, ...names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name)))
}

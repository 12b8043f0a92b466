import * as z from 'zod'
import type { UnitPatchField } from '#domain/account/owned-fields.ts'
import type { Field, NamesWith } from '#domain/field/field.ts'
import {
  INSTANCE_FIELDS,
  MARKS_FIELDS,
  type MarksField,
  PATCHED_COLUMNS,
  type PatchedColumn,
} from '#domain/field/unit.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import type { SameNames } from './agreement.ts'
import { answerOf } from './answer.ts'
import { instanceData } from './chess.ts'
import { schemaOf } from './file-fields.ts'
import { unitHold } from './holds.ts'
import { id, idText, readWhole } from './id.ts'
import { area } from './layouts.ts'
import { currency, price } from './money.ts'
import { instanceName, isNamedOnce, NAME_ONCE, namedInstance } from './named-instances.ts'
import { externalId } from './project-file-texts.ts'

// The largest project that the catalogue is built for.
const MAX_PATCHES = 20_000

const MAX_PAGE_SIZE = 1000

/** Whether archived units are listed: not at all (the default), alone, or with the others. */
const ARCHIVE_FILTERS = ['without', 'only', 'with'] as const

/** `GET manage/instances`: ordered by id. `after` is the last id of the previous page. */
export const instancesQuery = z.object({
  project: externalId.optional().meta({ description: 'Your own id of a project.' }),
  project_id: idText.optional(),
  external_id: externalId.optional().meta({ description: 'Your own id of a unit.' }),
  number: z.string().min(1).max(50).optional(),
  archived: z.enum(ARCHIVE_FILTERS).optional(),
  after: idText.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
})
/** The parsed query of `GET manage/instances`. */
export type InstancesQuery = z.output<typeof instancesQuery>

const unitStatus = z
  .object({ id, external_id: externalId, type: z.literal(Object.values(STATUS_TYPES)), name: z.string() })
  .meta({ id: 'UnitStatus' })

/**
 * A unit in the management API. Areas are those that visitors see; `price` is before promotions. `status` is the stored
 * one.
 */
const managedInstance = namedInstance
  .extend({
    status: unitStatus,
    effective_status: unitStatus.meta({ description: 'What visitors see: a held unit has the first reserved status.' }),
    hold: unitHold.nullable().meta({ description: 'Null if the unit is not held.' }),
    price,
    extra_price: price,
    currency,
    storey_id: externalId.meta({ description: 'Your own id of the storey.' }),
    layout: externalId,
    layout_label: z.string().meta({ description: 'What visitors read for the layout, such as the number of rooms.' }),
    area_total: area,
    area_living: area.nullable(),
    area_kitchen: area.nullable(),
    promoactions: z.array(externalId),
    tags: z.array(externalId),
    published: z.boolean(),
  })
  .meta({ id: 'ManagedInstance' })
/** A unit in the management API. */
export type ManagedInstance = z.infer<typeof managedInstance>

/** `GET manage/instances`: `next` is the `after` of the next page; null on the last page. */
export const instancesAnswer = z.object({ data: z.array(managedInstance), next: id.nullable() })
/** The response of `GET manage/instances`. */
export type InstancesAnswer = z.infer<typeof instancesAnswer>

const marks = z.array(z.union([id, externalId])).meta({ description: 'Ids, or your own ids.' })

const severalMarks = Object.fromEntries(MARKS_FIELDS.map((name) => [name, marks.optional()])) as Readonly<
  Record<MarksField, z.ZodOptional<typeof marks>>
>

/** The fields with one value each. */
const SINGLE = Object.fromEntries(
  PATCHED_COLUMNS.filter((name) => !MARKS_FIELDS.some((each) => each === name)).map((name) => [name, true]),
) as Readonly<Record<Exclude<PatchedColumn, MarksField>, true>>

type OwnPatched = NamesWith<typeof INSTANCE_FIELDS, { readonly own: true; readonly patched: true }>

/** Figures of a unit with the limits that files have: answers promise none. Null takes them back to those of the layout. */
const ownFigures = Object.fromEntries(
  Object.entries<Field>(INSTANCE_FIELDS)
    .filter(([, field]) => field.own && field.patched)
    .map(([name, field]) => [name, schemaOf(field).nullable()]),
) as Readonly<Record<OwnPatched, z.ZodNullable<z.ZodOptional<z.ZodNumber>>>>

/** What can be changed about a unit without an import: its sale and its description, but not its place. */
export const instancePatch = instanceData
  .pick(SINGLE)
  .exactPartial()
  .extend({
    status: externalId.optional().meta({ description: 'Your own id of a status, instead of `status_id`.' }),
    status_was: externalId.optional().meta({
      description: 'Your own id of the status that you saw. The status changes only if it is still that one.',
    }),
    ...severalMarks,
    ...ownFigures,
    ...instanceName,
  })
  .strict()
  .refine(isNamedOnce, NAME_ONCE)
  .meta({ id: 'InstancePatch' })
/** New values of a unit. */
export type InstancePatch = z.infer<typeof instancePatch>
// Whoever adds a field decides there who may change it.
true satisfies SameNames<keyof InstancePatch, UnitPatchField>

/** `PATCH manage/instances`: all changes are applied, or none if one is rejected. */
export const instancePatches = z.array(instancePatch).min(1).max(MAX_PATCHES)

/** Only the list: each change is parsed separately, so that every fault is reported. */
export const patchList = z
  .array(z.unknown(), { error: 'Send a list, for one unit too: [{ "external_id": "A-12", "price": 441000 }]' })
  .min(1)
  .max(MAX_PATCHES)

/** How many units changed. */
export const instancePatchAnswer = answerOf(z.object({ changed: z.int().min(0) }))

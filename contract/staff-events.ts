import * as z from 'zod'
import { ORDER_STATES } from '#domain/order/order-state.ts'
import { OWNED_FIELDS } from './field-owners.ts'
import { historyWho } from './history.ts'
import { staffMember } from './holds.ts'
import { id } from './id.ts'

/** A hold was made, changed or ended. */
const holdEvent = z
  .object({
    act: z.enum(['made', 'changed', 'ended']),
    id,
    project_id: id,
    instance_id: id,
    until: z.iso.datetime(),
  })
  .meta({ id: 'HoldEvent' })
/** The payload of `hold`. */
export type HoldEvent = z.infer<typeof holdEvent>

/** A request arrived, or its state or assignee changed. */
const orderEvent = z
  .object({
    act: z.enum(['made', 'changed']),
    id,
    catalogue_id: id,
    state: z.enum(ORDER_STATES),
    assignee_id: id.nullable(),
  })
  .meta({ id: 'OrderEvent' })
/** The payload of `order`. */
export type OrderEvent = z.infer<typeof orderEvent>

/** A feed began to own a field, or somebody took it over or gave it back. */
const fieldOwnerEvent = z
  .object({ act: z.enum(['owned', 'taken', 'released']), project_id: id, field: z.enum(OWNED_FIELDS) })
  .meta({ id: 'FieldOwnerEvent' })
/** The payload of `field_owner`. */
export type FieldOwnerEvent = z.infer<typeof fieldOwnerEvent>

/** Prices, statuses or marks of units changed live. */
const instanceEvent = z
  .object({ project_id: id, changed: z.int().min(1), who: historyWho })
  .meta({ id: 'InstanceEvent' })
/** The payload of `instance`. */
export type InstanceEvent = z.infer<typeof instanceEvent>

/** A publication began to run, or ended without success. One that succeeds ends with `publication`. */
const publishingEvent = z
  .object({ project_id: id.nullable(), catalogue_id: id.nullable(), running: z.boolean() })
  .meta({ id: 'PublishingEvent' })
/** The payload of `publishing`. */
export type PublishingEvent = z.infer<typeof publishingEvent>

/** A shared view of the units of a project was saved, changed or deleted. */
const viewEvent = z.object({ project_id: id }).meta({ id: 'ViewEvent' })
/** The payload of `view`. */
export type ViewEvent = z.infer<typeof viewEvent>

const place = {
  project_id: id,
  screen: z
    .string()
    .min(1)
    .max(100)
    .nullable()
    .meta({ description: 'What the person looks at; null when they leave.' }),
  cell: z.string().max(200).nullable().meta({ description: 'The field that they edit.' }),
}

/** `POST manage/presence`: repeated every 20 seconds; after 45 seconds without it the person counts as gone. */
export const presenceBody = z.strictObject({ ...place, cell: place.cell.default(null) }).meta({ id: 'PresenceBody' })

/** Where somebody of the staff is. */
const presenceEvent = z.object({ who: staffMember, ...place }).meta({ id: 'PresenceEvent' })
/** The payload of `presence`. */
export type PresenceEvent = z.infer<typeof presenceEvent>

/** The Studio that the server has. A page of another build is older. */
const studioEvent = z.object({ build: z.string() }).meta({ id: 'StudioEvent' })

const anyData = z.record(z.string(), z.json())

/** A message of the stream: `event` is its event field, `data` the parsed JSON of its data field. */
export const staffEvent = z
  .discriminatedUnion('event', [
    z.object({ event: z.literal('hold'), data: holdEvent }),
    z.object({ event: z.literal('instance'), data: instanceEvent }),
    z.object({ event: z.literal('order'), data: orderEvent }),
    z.object({ event: z.literal('presence'), data: presenceEvent }),
    z.object({ event: z.literal('field_owner'), data: fieldOwnerEvent }),
    z.object({ event: z.literal('view'), data: viewEvent }),
    z.object({ event: z.literal('draft'), data: anyData }),
    z.object({ event: z.literal('publication'), data: anyData }),
    z.object({ event: z.literal('publishing'), data: publishingEvent }),
    z.object({ event: z.literal('studio'), data: studioEvent }).meta({
      description: 'The first event of a stream, for pages of the Studio.',
    }),
    z.object({ event: z.literal('reload'), data: z.object({}) }).meta({
      description: 'Some events may have been missed: read everything again.',
    }),
  ])
  .meta({ id: 'StaffEvent' })

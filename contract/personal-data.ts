import * as z from 'zod'
import { answerOf } from './answer.ts'
import { DELIVERY_KINDS } from './deliveries.ts'
import { id } from './id.ts'
import { managedOrder } from './managed-orders.ts'
import { namedUnit } from './named-units.ts'
import { email, phone } from './orders.ts'

const personKeys = { phone: phone.optional(), email: email.optional() }

/** `POST manage/personal-data/export`: everything held of who has this phone or this mail. */
export const personBody = z.strictObject(personKeys).meta({ id: 'PersonBody' })
/** The body of `POST manage/personal-data/export`. */
export type PersonBody = z.infer<typeof personBody>

/** `POST manage/personal-data/erase`: one request, or everything of who has this phone or this mail. */
export const eraseBody = z.strictObject({ order_id: id.optional(), ...personKeys }).meta({ id: 'EraseBody' })
/** The body of `POST manage/personal-data/erase`. */
export type EraseBody = z.infer<typeof eraseBody>

/** Somebody outside who was sent the request, and has to be asked himself. */
const told = z
  .object({
    order_id: id,
    delivery_id: id,
    kind: z.enum(DELIVERY_KINDS),
    to: z.string().nullable().meta({ description: 'The mail address or the integration, as it is set now.' }),
    integration_id: id.nullable(),
    lead_id: z.string().nullable().meta({ description: 'The lead that the request became in the CRM.' }),
    delivered_at: z.iso.datetime().nullable().meta({ description: 'Null: an attempt may have arrived.' }),
  })
  .meta({ id: 'ToldOutside' })
/** Somebody outside who was sent a request. */
export type ToldOutside = z.infer<typeof told>

/** Contacts of the developer's own people with the same phone or mail: they are shown on pages, and changed there. */
const ownContact = z.object({ kind: z.enum(['partner', 'catalogue']), id }).meta({ id: 'OwnContact' })
/** Contacts of the developer's own people. */
export type OwnContact = z.infer<typeof ownContact>

const count = z.int().min(0)

/** What was erased, by kind; who was told before; and what is left to the developer. */
export const erasure = z
  .object({
    orders: z.array(id),
    erased: z.object({ orders: count, deliveries: count, leads: count, jobs: count, mails: count }),
    told: z.array(told),
    own_contacts: z.array(ownContact),
  })
  .meta({ id: 'Erasure' })
/** What an erasure did. */
export type Erasure = z.infer<typeof erasure>

/** `POST manage/personal-data/erase`. */
export const erasureAnswer = answerOf(erasure)

const heldLead = z
  .object({
    integration_id: id,
    lead_id: z.string(),
    instances: z.array(id),
    units: z.array(namedUnit),
    state: z.string(),
  })
  .meta({ id: 'HeldLead' })
/** A lead of a CRM that a request of the person became. */
export type HeldLead = z.infer<typeof heldLead>

/** Everything held of one person. */
export const heldData = z
  .object({
    orders: z.array(managedOrder),
    leads: z.array(heldLead),
    mails: z.array(z.string()).meta({ description: 'Mails that are kept as files, by their names.' }),
    told: z.array(told),
    own_contacts: z.array(ownContact),
  })
  .meta({ id: 'HeldData' })
/** Everything held of one person. */
export type HeldData = z.infer<typeof heldData>

/** `POST manage/personal-data/export`. */
export const heldDataAnswer = answerOf(heldData)

import * as z from 'zod'
import { answerOf } from './answer.ts'
import { DELIVERY_KINDS } from './deliveries.ts'
import { hold } from './holds.ts'
import { id } from './id.ts'
import { managedOrder } from './managed-orders.ts'
import { namedInstance } from './named-instances.ts'
import { email, phone } from './orders.ts'

const personKeys = { phone: phone.optional(), email: email.optional() }

/** `POST manage/personal-data/export`: a person by phone number or e-mail address. */
export const personBody = z.strictObject(personKeys).meta({ id: 'PersonBody' })
/** The body of `POST manage/personal-data/export`. */
export type PersonBody = z.infer<typeof personBody>

/** `POST manage/personal-data/erase`: one order, or a person by phone number or e-mail address. */
export const eraseBody = z.strictObject({ order_id: id.optional(), ...personKeys }).meta({ id: 'EraseBody' })
/** The body of `POST manage/personal-data/erase`. */
export type EraseBody = z.infer<typeof eraseBody>

/** A recipient outside the server that received the order and has to be asked to erase it separately. */
const told = z
  .object({
    order_id: id,
    delivery_id: id,
    kind: z.enum(DELIVERY_KINDS),
    to: z.string().nullable().meta({ description: 'The e-mail address or the integration, as currently set.' }),
    integration_id: id.nullable(),
    lead_id: z.string().nullable().meta({ description: 'The lead that the CRM created for the order.' }),
    delivered_at: z.iso.datetime().nullable().meta({ description: 'Null: an attempt may have been received.' }),
  })
  .meta({ id: 'ToldOutside' })
/** A recipient outside the server that received an order. */
export type ToldOutside = z.infer<typeof told>

/** Contacts of the developer's own staff with the same phone or e-mail. Pages show them, so they are not erased. */
const ownContact = z.object({ kind: z.enum(['partner', 'catalogue']), id }).meta({ id: 'OwnContact' })
/** Contacts of the developer's own staff. */
export type OwnContact = z.infer<typeof ownContact>

const count = z.int().min(0)

/** What was erased, by kind; who had received it before; and the contacts that the developer has to change. */
const erasure = z
  .object({
    orders: z.array(id),
    erased: z.object({ orders: count, deliveries: count, leads: count, holds: count, jobs: count, mails: count }),
    told: z.array(told),
    own_contacts: z.array(ownContact),
  })
  .meta({ id: 'Erasure' })
/** The result of an erasure. */
export type Erasure = z.infer<typeof erasure>

/** `POST manage/personal-data/erase`. */
export const erasureAnswer = answerOf(erasure)

const heldLead = z
  .object({
    integration_id: id,
    lead_id: z.string(),
    instances: z.array(id),
    units: z.array(namedInstance),
    state: z.string(),
  })
  .meta({ id: 'HeldLead' })
/** A CRM lead that was created for an order of the person. */
export type HeldLead = z.infer<typeof heldLead>

/** All stored data about one person. */
const heldData = z
  .object({
    orders: z.array(managedOrder),
    leads: z.array(heldLead),
    holds: z.array(hold),
    mails: z.array(z.string()).meta({ description: 'The names of mails that are stored as files.' }),
    told: z.array(told),
    own_contacts: z.array(ownContact),
  })
  .meta({ id: 'HeldData' })
/** All stored data about one person. */
export type HeldData = z.infer<typeof heldData>

/** `POST manage/personal-data/export`. */
export const heldDataAnswer = answerOf(heldData)

import * as z from 'zod'
import { LEAD_FIELDS, type Lead, PUSH_ERRORS, PUSH_STATES } from '#domain/lead/lead.ts'
import { answerOf } from './answer.ts'
import { id } from './id.ts'

const leadId = z.string().min(1).max(100)
const leadName = z.string().max(300)
const user = z.string().max(300)

/** The claims of the JWT (HS256, signed with the integration's secret) that opens CRM mode. */
export const crmClaims = z
  .object({
    integration: id,
    lead_id: leadId,
    lead_name: leadName.optional(),
    user: user.optional(),
    exp: z.int().min(0),
  })
  .meta({ id: 'CrmClaims', description: '`exp` is in seconds since 1970.' })
/** The claims of a CRM context. */
export type CrmClaims = z.infer<typeof crmClaims>

const push = z
  .object({
    state: z.enum(PUSH_STATES),
    at: z.iso.datetime().meta({ description: 'Since when the push is in this state.' }),
    error: z.enum(PUSH_ERRORS).nullable(),
  })
  .meta({ id: 'LeadPush', description: '`failed` after three attempts. Only `retryLead` tries again then.' })

const leadUnit = z
  .object({
    instance_id: id,
    title: z.string(),
    requested: z.boolean().meta({ description: 'The client requested the unit.' }),
    linked: z.boolean().meta({ description: 'False for an unlinked unit until the CRM has confirmed the change.' }),
    in_crm: z.boolean().meta({ description: 'Whether the CRM’s field contained the unit at its last confirmation.' }),
    push,
  })
  .meta({ id: 'LeadUnit' })

/** The CRM's lead with its units: requested units first, then the others, the newest last. */
const lead = z
  .object({
    id: leadId,
    name: leadName.nullable(),
    field: z.enum(LEAD_FIELDS).meta({ description: '`one`: the newest unit replaces the previous one in the CRM.' }),
    instances: z.array(id).meta({ description: 'The ids of the linked units, in the same order.' }),
    units: z.array(leadUnit),
  })
  .meta({ id: 'Lead' }) satisfies z.ZodType<Lead>

/** The response of `GET public/crm/lead`, and of linking and unlinking. */
export const leadAnswer = answerOf(lead).meta({ id: 'LeadAnswer' })
/** The response of the calls about a lead. */
export type LeadAnswer = z.infer<typeof leadAnswer>

/** `POST manage/crm/contexts`. */
export const crmContextBody = z
  .strictObject({ integration: id, lead_id: leadId, lead_name: leadName.optional(), user: user.optional() })
  .meta({ id: 'CrmContextBody' })

/** A signed context, and the address that opens the catalogue with it. */
export const crmContextAnswer = answerOf(z.object({ token: z.string(), url: z.string() })).meta({
  id: 'CrmContextAnswer',
})
/** The response of `POST manage/crm/contexts`. */
export type CrmContextAnswer = z.infer<typeof crmContextAnswer>

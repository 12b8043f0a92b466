import * as z from 'zod'
import { answerOf } from './answer.ts'
import { id } from './id.ts'

const leadId = z.string().min(1).max(100)
const leadName = z.string().max(300)
const user = z.string().max(300)

/** The claims of the JWT (HS256, signed with the integration's secret) that opens CRM mode (design 3). */
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

/** The CRM's lead with the units linked to it. */
export const lead = z.object({ id: leadId, name: leadName.nullable(), instances: z.array(id) }).meta({ id: 'Lead' })
/** The CRM's lead with the units linked to it. */
export type Lead = z.infer<typeof lead>

/** `GET public/crm/lead`, and what linking and unlinking leave. */
export const leadAnswer = answerOf(lead).meta({ id: 'LeadAnswer' })
/** What the calls about a lead answer. */
export type LeadAnswer = z.infer<typeof leadAnswer>

/** `POST manage/crm/contexts`. */
export const crmContextBody = z
  .strictObject({ integration: id, lead_id: leadId, lead_name: leadName.optional(), user: user.optional() })
  .meta({ id: 'CrmContextBody' })
/** The body of `POST manage/crm/contexts`. */
export type CrmContextBody = z.infer<typeof crmContextBody>

/** A signed context, alone and as the address that opens the catalogue with it. */
export const crmContextAnswer = answerOf(z.object({ token: z.string(), url: z.string() })).meta({
  id: 'CrmContextAnswer',
})
/** What `POST manage/crm/contexts` answers. */
export type CrmContextAnswer = z.infer<typeof crmContextAnswer>

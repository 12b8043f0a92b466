import * as z from 'zod'
import { PUSH_ERRORS, PUSH_STATES } from '#domain/lead/lead.ts'
import { answerOf } from './answer.ts'
import { id, idText, readWhole } from './id.ts'
import { namedInstance } from './named-instances.ts'

const MAX_PAGE_SIZE = 200
const leadId = z.string().min(1).max(100)

/** `GET manage/crm/leads`: the leads of an integration, ordered by id. `after` is the last id of the previous page. */
export const leadsQuery = z.object({
  integration: idText,
  state: z.enum(PUSH_STATES).optional(),
  after: leadId.optional(),
  limit: z.preprocess(readWhole, z.int().min(1).max(MAX_PAGE_SIZE)).optional(),
})

/** A lead with the state of its last push. */
const managedLead = z
  .object({
    integration: id,
    lead_id: leadId,
    instances: z.array(id),
    units: z.array(namedInstance).meta({ description: 'The same units with all their ids and names.' }),
    state: z.enum(PUSH_STATES),
    attempts: z.int().min(0),
    error: z.enum(PUSH_ERRORS).nullable(),
    last_error: z.string().nullable(),
    tried_at: z.iso.datetime().nullable(),
    sent_at: z.iso.datetime().nullable(),
    next_attempt_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ManagedLead' })
/** A lead in the management API. */
export type ManagedLead = z.infer<typeof managedLead>

/** `GET manage/crm/leads`: `next` is the `after` of the next page; null on the last page. */
export const leadsAnswer = z.object({ data: z.array(managedLead), next: leadId.nullable() })
/** The response of `GET manage/crm/leads`. */
export type LeadsAnswer = z.infer<typeof leadsAnswer>

/** `POST manage/crm/leads/retry`. A lead id may contain any character, so it is in the body and not in the path. */
export const leadRetryBody = z.strictObject({ integration: id, lead_id: leadId }).meta({ id: 'LeadRetryBody' })

/** `POST manage/crm/leads/retry`: the lead, sending again. */
export const managedLeadAnswer = answerOf(managedLead)

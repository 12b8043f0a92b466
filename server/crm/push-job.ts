import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { languageCode } from '#contract/language.ts'
import type { Queries } from '#server/db/database.ts'
import { integrations, leadChanges } from '#server/db/tables/order.ts'
import { ensureLead, type LeadKey } from './lead-store.ts'
import { saveLead } from './push-record.ts'

/** The data of a job in the queue: the lead to push. */
const pushJob = z.object({ integration_id: z.int(), lead_id: z.string() })

// Earlier releases queued a job per link. Such jobs may still be in the queue after an update.
const linkJob = pushJob.extend({
  key: z.string(),
  event: z.enum(['linked', 'unlinked']),
  at: z.iso.datetime(),
  instance_id: z.int(),
  title: z.string(),
  user: z.string().nullable(),
  lang: languageCode,
})

/** Reads a job. The change in an old job is stored as changes are stored today. */
export async function readPushJob(tx: Queries, data: object): Promise<LeadKey> {
  const { data: old } = linkJob.safeParse(data)
  if (!old) return pushJob.parse(data)
  const { integration_id, lead_id, key, event, at, instance_id, title, user, lang } = old
  const lead = { integration_id, lead_id }
  const [integration] = await tx.select().from(integrations).where(eq(integrations.id, integration_id))
  if (!integration) return lead
  await ensureLead(tx, lead)
  const change = { key, event, instance_id, title, changed_by: user, lang, changed_at: new Date(at) }
  const added = await tx
    .insert(leadChanges)
    .values({ ...lead, ...change })
    .onConflictDoNothing()
    .returning()
  if (added.length > 0) await saveLead(tx, lead, { state: 'sending', attempts: 0 })
  return lead
}

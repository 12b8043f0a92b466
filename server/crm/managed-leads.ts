import { and, asc, eq, gt } from 'drizzle-orm'
import type * as z from 'zod'
import type { LeadsAnswer, leadsQuery, ManagedLead } from '#contract/managed-leads.ts'
import type { Queries } from '#server/db/database.ts'
import { leads } from '#server/db/tables/order.ts'
import { nameInstances } from '#server/instance/named-instances.ts'
import { type LeadRow, listLinks } from './lead-store.ts'

const PAGE_SIZE = 50

/** A page of an integration's leads. */
export async function listLeads(
  queries: Queries,
  { integration, state, after, limit = PAGE_SIZE }: z.output<typeof leadsQuery>,
): Promise<LeadsAnswer> {
  const found = await queries
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.integration_id, integration),
        state && eq(leads.state, state),
        after === undefined ? undefined : gt(leads.lead_id, after),
      ),
    )
    .orderBy(asc(leads.lead_id))
    // One row more than requested shows whether there is another page.
    .limit(limit + 1)
  const page = found.slice(0, limit)
  const data: ManagedLead[] = []
  for (const lead of page) data.push(await managedLead(queries, lead))
  return { data, next: found.length > limit ? (page.at(-1)?.lead_id ?? null) : null }
}

/** A lead as the management API shows it. */
export async function managedLead(queries: Queries, lead: LeadRow): Promise<ManagedLead> {
  const { integration_id: integration, lead_id, state, attempts, error, error_text: last_error } = lead
  const instances = (await listLinks(queries, lead)).map(({ instance_id }) => instance_id)
  const names = await nameInstances(queries, instances)
  return {
    integration,
    lead_id,
    state,
    attempts,
    error,
    last_error,
    instances,
    units: instances.flatMap((id) => names.get(id) ?? []),
    tried_at: lead.tried_at?.toISOString() ?? null,
    sent_at: lead.sent_at?.toISOString() ?? null,
    next_attempt_at: lead.next_attempt_at?.toISOString() ?? null,
  }
}

import type { LeadUnit, Push } from '#domain/lead/lead.ts'
import type { Queries } from '#server/db/database.ts'
import type { LeadChange } from './lead-push.ts'
import { findLead, type LeadKey, type LeadRow, type LinkRow, listLinks } from './lead-store.ts'
import { type Reader, titleUnits } from './lead-unit.ts'
import { listChanges } from './push-record.ts'

/** The units of a lead with the state of each push: linked ones first, then those whose removal is not confirmed. */
export async function readLeadUnits(queries: Queries, key: LeadKey, reader: Reader): Promise<LeadUnit[]> {
  const lead = await findLead(queries, key)
  if (!lead) return []
  const links = await listLinks(queries, key)
  const changes = await listChanges(queries, key)
  const linked = new Set(links.map(({ instance_id }) => instance_id))
  // The newest change of a unit determines its state.
  const newest = new Map(changes.map((change) => [change.instance_id, change]))
  const removed = [...newest.values()].filter(({ instance_id }) => !linked.has(instance_id))
  const titles = await titleUnits(queries, reader, [...linked, ...removed.map(({ instance_id }) => instance_id)])
  const unit = (id: number, title = `#${id}`) => ({
    instance_id: id,
    title: titles.get(id) ?? title,
    in_crm: lead.held.includes(id),
  })
  return [
    ...links.map((link) => ({
      ...unit(link.instance_id),
      requested: link.requested,
      linked: true,
      push: pushOfLink(lead, link, newest.get(link.instance_id), changes.length > 0),
    })),
    ...removed.map((change) => ({
      ...unit(change.instance_id, change.title),
      requested: false,
      linked: false,
      push: pushOfChange(lead, change),
    })),
  ]
}

function pushOfLink(lead: LeadRow, link: LinkRow, change: LeadChange | undefined, hasChanges: boolean): Push {
  if (change) return pushOfChange(lead, change)
  // The final write after a timed-out call has failed, so the content of the CRM is unknown.
  if (lead.state === 'failed' && !hasChanges) return failedPush(lead, link.linked_at)
  return { state: 'sent', at: (link.sent_at ?? link.linked_at).toISOString(), error: null }
}

function pushOfChange(lead: LeadRow, { changed_at }: LeadChange): Push {
  if (lead.state === 'failed') return failedPush(lead, changed_at)
  return { state: 'sending', at: changed_at.toISOString(), error: null }
}

function failedPush({ tried_at, error }: LeadRow, since: Date): Push {
  return { state: 'failed', at: (tried_at ?? since).toISOString(), error }
}

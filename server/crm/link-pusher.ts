import type { IntegrationKind } from '#contract/integrations.ts'
import { disableIntegration, openIntegration } from '#server/integration/integration-store.ts'
import { type Jobs, QUEUES } from '#server/jobs/jobs.ts'
import { changeData, type DataParts } from '#server/live/change-data.ts'
import type { Seal } from '#server/secret/seal.ts'
import { listLinks } from './lead-link-store.ts'
import { linkJob } from './link-job.ts'
import type { PushLink } from './link-push.ts'

/** What telling the CRM needs. */
export interface LinkPusherParts extends DataParts {
  readonly seal: Seal | null
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly pushes: Readonly<Record<IntegrationKind, PushLink>>
  readonly now: () => Date
}

// As long as orders are tried (design 7).
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000

/**
 * Does the work of the queue: tells a CRM of one link. A failure is thrown, so that the queue tries again; what no attempt
 * can mend is left, the link itself stays with us.
 */
export function createLinkPusher(parts: LinkPusherParts): (data: object) => Promise<void> {
  const { database, seal, jobs, pushes, now } = parts
  return async (data) => {
    const { integration_id, lead_id, instance_id, title, ...event } = linkJob.parse(data)
    const integration = await openIntegration(database.queries, seal, integration_id)
    if (!integration) return
    const result = await pushes[integration.kind](integration, {
      ...event,
      leadId: lead_id,
      unit: { id: instance_id, title },
      readUnits: () => listLinks(database.queries, { integration_id, lead_id }),
      now: now(),
    })
    if (result.ok) return
    if (result.disables) {
      await changeData(parts, async (tx) => ({ result: null, subjects: await disableIntegration(tx, integration_id) }))
    }
    const isOld = now().getTime() - Date.parse(event.at) > MAX_AGE_MS
    if (result.isFinal || isOld) return
    if (result.retryAfter === undefined) throw new Error(`integration ${integration_id}: ${result.error}`)
    await jobs.enqueue(
      database.queries,
      QUEUES.leadLink,
      data,
      new Date(now().getTime() + Math.max(result.retryAfter, 1) * 1000),
    )
  }
}

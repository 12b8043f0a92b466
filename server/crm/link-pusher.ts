import type { IntegrationKind } from '#contract/integrations.ts'
import { fieldValue } from '#domain/lead/lead-units.ts'
import type { Queries } from '#server/db/database.ts'
import { nameUnits } from '#server/instance/named-units.ts'
import { disableIntegration, openIntegration } from '#server/integration/integration-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import type { Seal } from '#server/secret/seal.ts'
import { enqueuePush } from './enqueue-push.ts'
import { fieldOfLeads } from './lead-field.ts'
import type { PushFailure, PushLead, PushOutcome } from './lead-push.ts'
import type { LeadRow } from './lead-store.ts'
import { planPush } from './plan-push.ts'
import { readPushJob } from './push-job.ts'
import { type BegunPush, beginPush, confirmChanges, endPush, listChanges, saveLead } from './push-record.ts'

/** What pushing leads needs. */
export interface LinkPusherParts extends DataDeps {
  readonly seal: Seal
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly pushes: Readonly<Record<IntegrationKind, PushLead>>
  readonly now: () => Date
}

// Bitrix24 ends a call after 60 seconds: until then one without an answer may still write.
const UNSURE_MS = 60_000

// The management API shows what fits a line or two.
const MAX_ERROR = 500

const DISABLED: PushFailure = { why: 'disabled', error: 'The integration is disabled', isUnsure: false }

/** What a push wrote, and how it ended. */
interface Attempt extends PushOutcome {
  readonly units: readonly number[]
}

/**
 * Makes the handler of the queue: one attempt to write all units of a lead into its CRM. The whole list is written each
 * time and one process writes at a time, so that the last change wins. A failure never changes the list itself.
 */
export function createLinkPusher(parts: LinkPusherParts): (data: object) => Promise<void> {
  const { database, jobs, now } = parts
  return async (data) => {
    const begun = await database.queries.transaction(async (tx) => {
      const key = await readPushJob(tx, data)
      const push = await beginPush(tx, key, now())
      if (push instanceof Date) await enqueuePush(tx, jobs, key, push)
      return push instanceof Date ? null : push
    })
    if (begun) await record(parts, begun, await attempt(parts, begun))
  }
}

async function attempt({ database, seal, pushes, now }: LinkPusherParts, begun: BegunPush): Promise<Attempt> {
  const { key, linked, changes } = begun
  const integration = await openIntegration(database.queries, seal, key.integration_id)
  if (!integration) return { units: [], done: 0, failure: DISABLED }
  const units = fieldValue(linked, fieldOfLeads(integration))
  const names = await nameUnits(database.queries, [...units, ...changes.map(({ instance_id }) => instance_id)])
  // A pusher that throws is an attempt that failed: otherwise the lead would stay claimed.
  const outcome = await pushes[integration.kind](integration, {
    leadId: key.lead_id,
    units,
    names,
    changes,
    now: now(),
  }).catch(brokenOff)
  return { ...outcome, units }
}

function brokenOff(error: unknown): PushOutcome {
  const { message } = plainError(error, 'The push broke off')
  return { done: 0, failure: { why: 'crm_error', error: message, isUnsure: true } }
}

async function record(parts: LinkPusherParts, begun: BegunPush, { units, done, failure }: Attempt): Promise<void> {
  const { key, changes } = begun
  await changeData(parts, async (tx) => {
    const lead = await endPush(tx, begun)
    if (!lead) return { result: null, subjects: [] }
    await confirmChanges(tx, key, changes.slice(0, done), parts.now())
    if (failure) await recordFailure(parts, tx, lead, failure)
    else await recordSuccess(parts, tx, lead, units)
    return { result: null, subjects: failure?.disables ? await disableIntegration(tx, key.integration_id) : [] }
  })
}

async function recordSuccess({ jobs, now }: LinkPusherParts, tx: Queries, lead: LeadRow, units: readonly number[]) {
  const at = now()
  const isMore = (await listChanges(tx, lead, 1)).length > 0
  const unsure_until = lead.unsure_until && lead.unsure_until > at ? lead.unsure_until : null
  // More to send goes at once; otherwise one more write follows when nothing older can arrive any more.
  const next_attempt_at = isMore ? at : unsure_until
  await saveLead(tx, lead, {
    ...{ state: isMore ? 'sending' : 'sent', attempts: 0, error: null, error_text: null, busy_until: null },
    ...{ sent_at: at, held: [...units], next_attempt_at, unsure_until },
  })
  if (next_attempt_at) await enqueuePush(tx, jobs, lead, isMore ? undefined : next_attempt_at)
}

async function recordFailure({ jobs, now }: LinkPusherParts, tx: Queries, lead: LeadRow, failure: PushFailure) {
  const at = now()
  const { why, error, retryAfter, isUnsure } = failure
  // A change that came during the attempt has set the count back: it has its own three attempts.
  const attempts = Math.max(lead.attempts, 1)
  const next_attempt_at = planPush({ attempts, why, retryAfter, now: at })
  await saveLead(tx, lead, {
    ...{ state: next_attempt_at ? 'sending' : 'failed', attempts, busy_until: null, next_attempt_at, tried_at: at },
    ...{ error: why, error_text: error.slice(0, MAX_ERROR) },
    ...(isUnsure && { unsure_until: new Date(at.getTime() + UNSURE_MS) }),
  })
  if (next_attempt_at) await enqueuePush(tx, jobs, lead, next_attempt_at)
}

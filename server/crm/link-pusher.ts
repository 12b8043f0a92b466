import type { IntegrationKind } from '#contract/integrations.ts'
import { fieldValue } from '#domain/lead/lead-units.ts'
import type { Queries } from '#server/db/database.ts'
import { nameInstances } from '#server/instance/named-instances.ts'
import { disableIntegration, openIntegration } from '#server/integration/integration-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import type { Seal } from '#server/secret/seal.ts'
import { enqueuePush } from './enqueue-push.ts'
import { fieldOfLeads } from './lead-field.ts'
import type { PushFailure, PushLead, PushOutcome } from './lead-push.ts'
import type { LeadRow } from './lead-store.ts'
import { planPush } from './link-retry-plan.ts'
import { readPushJob } from './push-job.ts'
import { type BegunPush, beginPush, confirmChanges, endPush, listChanges, saveLead } from './push-record.ts'

interface LinkPusherDeps extends DataDeps {
  readonly seal: Seal
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly pushes: Readonly<Record<IntegrationKind, PushLead>>
  readonly now: () => Date
}

// Bitrix24 aborts a call after 60 seconds; until then a timed-out call may still write.
const UNSURE_MS = 60_000

// The management API shows a line or two.
const MAX_ERROR = 500

const DISABLED: PushFailure = { why: 'disabled', error: 'The integration is disabled', isUnsure: false }

/** The outcome of a push and the units it wrote. */
interface Attempt extends PushOutcome {
  readonly units: readonly number[]
}

/**
 * Creates the queue's handler: one attempt to write all units of a lead into its CRM. Each attempt writes the whole
 * list and only one process writes at a time, so that the last change wins. A failure never changes the list itself.
 */
export function createLinkPusher(deps: LinkPusherDeps): (data: object) => Promise<void> {
  const { database, jobs, now } = deps
  return async (data) => {
    const begun = await database.queries.transaction(async (tx) => {
      const key = await readPushJob(tx, data)
      const push = await beginPush(tx, key, now())
      if (push instanceof Date) await enqueuePush(tx, jobs, key, push)
      return push instanceof Date ? null : push
    })
    if (begun) await record(deps, begun, await attempt(deps, begun))
  }
}

async function attempt({ database, seal, pushes, now }: LinkPusherDeps, begun: BegunPush): Promise<Attempt> {
  const { key, linked, changes } = begun
  const integration = await openIntegration(database.queries, seal, key.integration_id)
  if (!integration) return { units: [], done: 0, failure: DISABLED }
  const units = fieldValue(linked, fieldOfLeads(integration))
  const names = await nameInstances(database.queries, [...units, ...changes.map(({ instance_id }) => instance_id)])
  // An exception counts as a failed attempt: otherwise the lead would stay claimed.
  const outcome = await pushes[integration.kind](integration, {
    leadId: key.lead_id,
    units,
    names,
    changes,
    now: now(),
  }).catch(unexpectedFailure)
  return { ...outcome, units }
}

function unexpectedFailure(error: unknown): PushOutcome {
  const { message } = plainError(error, 'The push failed unexpectedly')
  return { done: 0, failure: { why: 'crm_error', error: message, isUnsure: true } }
}

async function record(deps: LinkPusherDeps, begun: BegunPush, { units, done, failure }: Attempt): Promise<void> {
  const { key, changes } = begun
  await changeData(deps, async (tx) => {
    const lead = await endPush(tx, begun)
    if (!lead) return { result: null, subjects: [] }
    await confirmChanges(tx, key, changes.slice(0, done), deps.now())
    if (failure) await recordFailure(deps, tx, lead, failure)
    else await recordSuccess(deps, tx, lead, units)
    return { result: null, subjects: failure?.disables ? await disableIntegration(tx, key.integration_id) : [] }
  })
}

async function recordSuccess({ jobs, now }: LinkPusherDeps, tx: Queries, lead: LeadRow, units: readonly number[]) {
  const at = now()
  const isMore = (await listChanges(tx, lead, 1)).length > 0
  const unsure_until = lead.unsure_until && lead.unsure_until > at ? lead.unsure_until : null
  // Sends further changes at once. After a timed-out call, writes once more when that call can no longer take effect.
  const next_attempt_at = isMore ? at : unsure_until
  await saveLead(tx, lead, {
    state: isMore ? 'sending' : 'sent',
    attempts: 0,
    error: null,
    error_text: null,
    busy_until: null,
    sent_at: at,
    held: [...units],
    next_attempt_at,
    unsure_until,
  })
  if (next_attempt_at) await enqueuePush(tx, jobs, lead, isMore ? undefined : next_attempt_at)
}

async function recordFailure({ jobs, now }: LinkPusherDeps, tx: Queries, lead: LeadRow, failure: PushFailure) {
  const at = now()
  const { why, error, retryAfter, isUnsure } = failure
  // A change during the attempt reset the count: it gets three attempts of its own.
  const attempts = Math.max(lead.attempts, 1)
  const next_attempt_at = planPush({ attempts, why, retryAfter, now: at })
  await saveLead(tx, lead, {
    state: next_attempt_at ? 'sending' : 'failed',
    attempts,
    busy_until: null,
    next_attempt_at,
    tried_at: at,
    error: why,
    error_text: error.slice(0, MAX_ERROR),
    ...(isUnsure && { unsure_until: new Date(at.getTime() + UNSURE_MS) }),
  })
  if (next_attempt_at) await enqueuePush(tx, jobs, lead, next_attempt_at)
}

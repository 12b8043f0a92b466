import { z } from 'zod'
import type { Queries } from '#server/db/database.ts'
import { disableIntegration } from '#server/integration/integration-store.ts'
import type { OpenIntegration } from '#server/integration/open-integration.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { plainError } from '#server/jobs/plain-error.ts'
import type { Translators } from '#server/language/translators.ts'
import { changeData, type DataDeps } from '#server/live/change-data.ts'
import { enqueueDelivery } from './add-deliveries.ts'
import { readDeliveredOrder } from './delivered-order.ts'
import type { Attempt, AttemptResult, Senders } from './delivery.ts'
import { type BegunAttempt, beginAttempt, endAttempt, isEnabled, type Outcome } from './delivery-store.ts'
import { planRetry } from './retry-plan.ts'

export interface DeliverDeps extends DataDeps {
  readonly jobs: Jobs
  readonly translators: Translators
  readonly senders: Senders
  /** Opens an integration with its secret; null if the secret can't be decrypted. */
  readonly openIntegration: (queries: Queries, id: number) => Promise<OpenIntegration | null>
  /** Called with the lead that an order became, in the transaction that records it. */
  readonly rememberLead: (tx: Queries, lead: OrderLead) => Promise<void>
  /** How many days a partner's claim to a visitor lasts. */
  readonly leadWindowDays: number
  readonly now: () => Date
  /** A random number from 0 to 1. */
  readonly chance: () => number
  /** Factor for the waits between attempts. */
  readonly retryScale?: number
}

/** The lead that an order became in a CRM. */
export interface OrderLead {
  readonly integration_id: number
  readonly lead_id: string
  readonly order_id: number
  readonly at: Date
}

const jobData = z.object({ delivery: z.int() })

// The management API shows a line or two; longer errors are whole html pages.
const MAX_ERROR = 500

/** Creates the handler of the delivery queue: makes one attempt and records its result. */
export function createDeliverer(deps: DeliverDeps): (data: object) => Promise<void> {
  return async (data) => {
    const { delivery } = jobData.parse(data)
    const begun = await beginAttempt(deps.database.queries, delivery)
    if (!begun) return
    // An exception counts as a failed attempt, so the delivery is retried.
    const result = await attempt(deps, begun).catch(failureOf)
    await record(deps, begun, result)
  }
}

async function attempt(deps: DeliverDeps, begun: BegunAttempt): Promise<AttemptResult> {
  const { database, translators, senders, leadWindowDays, now } = deps
  const { order_id, kind } = begun
  const addressed = await readDeliveredOrder(database.queries, translators, order_id, kind, leadWindowDays)
  if (!addressed) return { ok: false, isFinal: true, error: 'The recipient no longer exists' }
  if (begun.kind === 'mail_sales' && addressed.to === '') {
    return { ok: false, isFinal: true, error: 'The catalogue has no address for requests: set sales.email, then retry' }
  }
  const made: Attempt = { key: begun.key, number: begun.attempts, delivered: addressed.delivered, now: now() }
  if (begun.kind === 'mail_sales' || begun.kind === 'mail_partner') return senders[begun.kind](addressed.to, made)
  const target = await openTarget(deps, begun.integration_id)
  return 'ok' in target ? target : senders[begun.kind](target, made)
}

async function openTarget(deps: DeliverDeps, id: number | null): Promise<OpenIntegration | AttemptResult> {
  const { queries } = deps.database
  if (id === null || !(await isEnabled(queries, id))) {
    return { ok: false, isFinal: true, error: 'The integration is disabled' }
  }
  return (
    (await deps.openIntegration(queries, id)) ?? {
      ok: false,
      error: 'The secret of the integration cannot be read: SECRET_KEY is missing or has changed',
    }
  )
}

async function record(deps: DeliverDeps, begun: BegunAttempt, result: AttemptResult): Promise<void> {
  const outcome = outcomeOf(deps, begun, result)
  const unwanted = !result.ok && result.disables ? begun.integration_id : null
  await changeData(deps, async (tx) => {
    const isRecorded = await endAttempt(tx, begun, outcome)
    if (isRecorded && outcome.next_attempt_at) {
      await enqueueDelivery(tx, deps.jobs, begun.id, outcome.next_attempt_at)
    }
    const { lead_id, delivered_at: at } = outcome
    const { integration_id, order_id } = begun
    if (isRecorded && lead_id && at && integration_id !== null) {
      await deps.rememberLead(tx, { integration_id, lead_id, order_id, at })
    }
    return { result: null, subjects: unwanted === null ? [] : await disableIntegration(tx, unwanted) }
  })
}

function outcomeOf(deps: DeliverDeps, { attempts, since }: BegunAttempt, result: AttemptResult): Outcome {
  const at = deps.now()
  const plan = { attempts, since, now: at, chance: deps.chance(), scale: deps.retryScale }
  if (result.ok) {
    const lead_id = result.leadId ?? null
    return { state: 'delivered', last_error: null, next_attempt_at: null, delivered_at: at, lead_id }
  }
  const { error, retryAfter, isFinal, disables } = result
  const next = isFinal || disables ? null : planRetry({ ...plan, retryAfter })
  const failed = { last_error: error.slice(0, MAX_ERROR), delivered_at: null }
  return { ...failed, state: next ? 'pending' : 'failed', next_attempt_at: next }
}

function failureOf(error: unknown): AttemptResult {
  return { ok: false, error: plainError(error, 'The attempt failed unexpectedly').message }
}

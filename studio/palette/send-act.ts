import type { HoldBody } from '#contract/holds.ts'
import { type FieldName, fieldKey, type Snapshot } from '#domain/draft/entity.ts'
import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'
import { type AskedOnce, isAsked, openDoubts } from '#domain/unit-table/asked-edits.ts'
import { planUnit } from '#domain/unit-table/plan-edits.ts'
import type { UnitBook } from '#domain/unit-table/unit-facts.ts'
import type { ProjectCalls } from '#studio/project/project-calls.ts'
import { withHold } from '#studio/project/project-state.ts'
import type { ProjectStore } from '#studio/project/project-store.ts'
import type { Refused } from '#studio/project/store-state.ts'
import type { UnitAct } from './unit-acts.ts'

/** What an act sends: a change of the draft, a live status, or a call about a hold. */
type SentAct =
  | { readonly to: 'draft'; readonly changes: readonly SentChange[] }
  | { readonly to: 'status'; readonly changes: readonly StatusChange[] }
  | { readonly to: 'hold'; readonly body: HoldBody }
  | { readonly to: 'release'; readonly id: number }

/** What an act sends. Prices go to the draft; statuses and holds are live at once, except those of units in the draft. */
export function sentBy(act: UnitAct): SentAct {
  const { unit } = act
  if (act.kind === 'hold') return { to: 'hold', body: { external_id: unit.id, until: act.until.toISOString() } }
  if (act.kind === 'release') return { to: 'release', id: act.hold.id }
  const { changes, statuses } = planUnit(unit, choiceOf(act))
  return statuses.length > 0 ? { to: 'status', changes: statuses } : { to: 'draft', changes }
}

interface AskDeps {
  readonly live: Snapshot
  readonly book: UnitBook
  /** The questions that were answered in this session. */
  readonly answered: ReadonlySet<AskedOnce>
}

/** The edits of an act that somebody is asked about first; null if nobody doubts them. */
export function askedAbout(act: UnitAct, { live, book, answered }: AskDeps) {
  if (act.kind === 'hold' || act.kind === 'release') return null
  // The palette has read no histories, so a price is compared with the live one.
  const plan = planUnit(act.unit, choiceOf(act), { book, live, knownPrices: () => [] })
  const edits = { ...plan, doubts: openDoubts(plan.doubts, answered) }
  return isAsked(edits) ? edits : null
}

function choiceOf(act: Extract<UnitAct, { readonly kind: 'price' | 'status' }>) {
  return act.kind === 'price' ? { price: { value: act.value, base: act.unit.price } } : { status: act.to.id }
}

/** Takes an act back. Returns the values that somebody changed since, which stay. */
export type Undo = () => Promise<readonly FieldName[]>

/**
 * How an act ended: done, with the act that takes it back if there is one; refused; or somebody else was faster. `failed`:
 * the store has said why.
 */
type ActEnd =
  | { readonly end: 'done'; readonly undo: Undo | null; readonly isWaiting: boolean }
  | { readonly end: 'refused'; readonly refused: Refused }
  | { readonly end: 'clash' | 'failed' }

interface ActProject {
  readonly store: ProjectStore
  readonly calls: ProjectCalls
  /** The person who acts. */
  readonly me: { readonly kind: string; readonly id: number }
}

/** Does an act. Throws what the server refuses about holds. */
export async function sendAct(act: UnitAct, { store, calls, me }: ActProject): Promise<ActEnd> {
  const sent = sentBy(act)
  const unit = act.unit.id
  const show = (hold: Parameters<typeof withHold>[2]) => store.update((project) => withHold(project, unit, hold))
  if (sent.to === 'hold') {
    const made = await calls.hold(sent.body)
    show(made)
    return done(async () => {
      await calls.endHold(made.id)
      show(null)
      return []
    })
  }
  if (sent.to === 'release') {
    const { hold } = act.unit
    await calls.endHold(sent.id)
    show(null)
    // Nobody can hold a unit in the name of somebody else.
    if (hold?.by.kind !== me.kind || hold.by.id !== me.id) return { end: 'done', undo: null, isWaiting: false }
    const { until, for_whom, note, order_id } = hold
    return done(async () => {
      show(await calls.hold({ external_id: unit, until, for_whom, note, order_id }))
      return []
    })
  }
  const before = store.state().refused.length
  const key = sent.to === 'draft' ? store.change(sent.changes) : store.setStatuses(sent.changes)
  await store.send()
  const { refused, project, undoable, waiting } = store.state()
  const [fresh] = refused.slice(before)
  if (fresh) return { end: 'refused', refused: fresh }
  if (sent.to === 'draft' && sent.changes.some((change) => project.clashes.has(fieldKey(change)))) {
    return { end: 'clash' }
  }
  // While the server does not answer the act waits.
  const isWaiting = waiting.some((one) => one.key === key)
  if (!isWaiting && !undoable.some((one) => one.key === key)) return { end: 'failed' }
  return done(() => store.undoAct(key), isWaiting)
}

function done(undo: Undo, isWaiting = false): ActEnd {
  return { end: 'done', undo, isWaiting }
}

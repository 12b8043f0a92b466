import type { DraftChanged } from '#contract/draft-conflict.ts'
import type { CurrencyBody } from '#contract/drafts.ts'
import { type CurrencyFault, currencyChanges } from '#domain/draft/change-currency.ts'
import { editAll } from '#domain/draft/edit.ts'
import { EXISTS, type FieldName } from '#domain/draft/entity.ts'
import { applyEntries, draftOf } from '#domain/draft/entry.ts'
import { revert, type Settlement, settle } from '#domain/draft/settle.ts'
import { undo } from '#domain/draft/undo.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { actOf, changedOf, openDraft, ownedField, storeSteps } from './change-draft.ts'
import type { DraftDeps } from './draft-deps.ts'
import type { DraftHome } from './draft-home.ts'
import { readBatch } from './draft-store.ts'

/** Reverts entries, or all of them, to the live values. */
export function revertDraft(
  deps: DraftDeps,
  home: DraftHome,
  by: Actor,
  entries: readonly FieldName[] | 'all',
): Promise<DraftChanged> {
  return deps.database.queries.transaction(async (tx) => {
    const draft = await openDraft(tx, home)
    const act = actOf(deps, by, 'revert')
    const steps = revert(draft, entries === 'all' ? draft.values() : entries)
    await storeSteps(tx, deps, home, steps, act)
    return changedOf(steps, act)
  })
}

/** Settles conflicts of entries with the live values. */
export async function settleDraft(
  deps: DraftDeps,
  home: DraftHome,
  by: Actor,
  entries: readonly FieldName[],
  settlement: Settlement,
): Promise<DraftChanged> {
  const live = await deps.live(home)
  return deps.database.queries.transaction(async (tx) => {
    const draft = await openDraft(tx, home)
    const act = actOf(deps, by, 'settle')
    const steps = settle(draft, live, entries, settlement, act)
    await storeSteps(tx, deps, home, steps, act)
    return changedOf(steps, act)
  })
}

/** What an undo did, and the fields of the batch that have changed since. */
type UndoneDraft = DraftChanged & { readonly kept: readonly FieldName[] }

/** Undoes a batch where its values are still there. */
export async function undoDraft(
  deps: DraftDeps,
  home: DraftHome,
  by: Actor,
  batch: string,
): Promise<UndoneDraft | Refusal> {
  const live = await deps.live(home)
  return deps.database.queries.transaction(async (tx) => {
    const draft = await openDraft(tx, home)
    const done = await readBatch(tx, home, batch)
    if (done.length === 0) {
      return { refused: 'not_found', reason: 'batch: is unknown, was a publication, or is too old to be undone' }
    }
    const act = actOf(deps, by, 'undo')
    const { steps, kept } = undo(draft, live, done)
    await storeSteps(tx, deps, home, steps, act)
    return { ...changedOf(steps, act), kept: kept.map(({ name }) => name) }
  })
}

/** Changes the currency of a project, and converts its prices if there is a rate. */
export async function changeCurrency(
  deps: DraftDeps,
  home: DraftHome & { readonly projectId: number },
  by: Actor,
  { currency, rate }: CurrencyBody,
): Promise<DraftChanged | Refusal> {
  for (const field of ['price', 'extra_price']) {
    if (await deps.isFieldOwned(deps.database.queries, home.projectId, field)) return ownedField(field)
  }
  const live = await deps.live(home)
  return deps.database.queries.transaction(async (tx) => {
    const draft = await openDraft(tx, home)
    const act = actOf(deps, by, 'currency')
    // Removed units are converted too, since the removal may be withdrawn.
    const whole = draftOf([...draft.values()].filter(({ field, value }) => field !== EXISTS || value !== false))
    const { changes, faults } = currencyChanges(applyEntries(live, whole.values()), { currency, ...(rate && { rate }) })
    const [fault] = faults
    if (fault) return refuseCurrency(fault, faults.length, currency)
    const { steps } = editAll(whole, live, changes, act)
    await storeSteps(tx, deps, home, steps, act)
    return changedOf(steps, act)
  })
}

function refuseCurrency({ id, field, value, reason }: CurrencyFault, count: number, currency: string): Refusal {
  const words = {
    decimals: `${currency} has no decimals`,
    zero: 'would become zero, which means on request',
    too_large: 'would become too large',
  }
  const rest = count > 1 ? ` (and ${count - 1} more)` : ''
  return {
    refused: 'validation_failed',
    reason: `${field} ${value} of unit ${JSON.stringify(id)}: ${words[reason]}${rest}`,
  }
}

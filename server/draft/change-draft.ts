import { randomUUID } from 'node:crypto'
import type { DraftChanged, DraftConflict } from '#contract/draft-conflict.ts'
import type { DraftActKind } from '#contract/drafts.ts'
import { isLockedField } from '#domain/account/owned-fields.ts'
import type { Role } from '#domain/account/role.ts'
import { type EditRefusal, editAll } from '#domain/draft/edit.ts'
import {
  type EntityName,
  EXISTS,
  entityKey,
  type FieldName,
  fieldKey,
  PROJECT,
  type Snapshot,
} from '#domain/draft/entity.ts'
import { applySteps, type Draft, type Step } from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import { isRemoval } from '#domain/draft/removal.ts'
import type { Actor } from '#server/account/actor.ts'
import type { Queries } from '#server/db/database.ts'
import type { Refusal } from '#server/http/refusal.ts'
import { type PlacedFault, refuseAll } from '#server/instance/patch-fault.ts'
import { nameConflicts } from './author-names.ts'
import { checkSteps, referencesOf } from './check-steps.ts'
import type { DraftDeps } from './draft-deps.ts'
import { type DraftHome, lockDraft } from './draft-home.ts'
import { type DraftAct, readDraft, readDraftOf, readDraftState, writeSteps } from './draft-store.ts'
import { type PlacedChange, readChanges } from './read-changes.ts'
import { findRemovalBlocks } from './removal-blocks.ts'

/** Who changes a draft. */
interface DraftEditor {
  readonly by: Actor
  readonly role: Role
}

/** What a list of changes did, and which of them conflict with what somebody else did. */
interface DraftOutcome {
  readonly applied: DraftChanged
  readonly conflicts: readonly DraftConflict[]
}

/** Changes a draft. With `allOrNothing` a conflict stops all changes. Any fault stops all changes. */
export async function changeDraft(
  deps: DraftDeps,
  home: DraftHome,
  { by, role }: DraftEditor,
  list: readonly unknown[],
  { allOrNothing }: { readonly allOrNothing: boolean },
): Promise<DraftOutcome | Refusal> {
  const { changes, made, faults } = await readChanges(list, home)
  const [first, ...others] = faults
  if (first) return refuseAll([first, ...others])
  const live = await deps.live(home)
  const forbidden = await findLocked(deps, home, role, live, changes)
  if (forbidden) return forbidden
  const act = actOf(deps, by, 'edit')
  // Compared before the transaction, because other queries of the embedded database wait until it ends.
  const { queries } = deps.database
  const state = await readDraftState(queries, home)
  const compared = await compare(queries, home, live, changes, act)
  return queries.transaction(async (tx) => {
    await lockDraft(tx, home)
    const isCurrent = (await readDraftState(tx, home)) === state
    const { steps, conflicts, faults: wrong } = isCurrent ? compared : await compare(tx, home, live, changes, act)
    const found = [...wrong, ...(await findBlocked(tx, deps, home, live, steps))]
    const [fault, ...more] = placeFaults(found, changes)
    if (fault) return refuseAll([fault, ...more])
    const isStopped = allOrNothing && conflicts.length > 0
    const written = isStopped ? [] : steps
    await storeSteps(tx, deps, home, written, act)
    const isWritten = new Set(written.map(({ name }) => entityKey(name)))
    return {
      applied: { ...changedOf(written, act), made: made.filter((name) => isWritten.has(entityKey(name))) },
      conflicts: await nameConflicts(tx, deps, home, conflicts),
    }
  })
}

/** What the changes do to the draft, and what is wrong with them. */
async function compare(
  queries: Queries,
  home: DraftHome,
  live: Snapshot,
  changes: readonly PlacedChange[],
  act: DraftAct,
) {
  const isWhole = changes.some(isRemoval)
  const draft = isWhole ? await readDraft(queries, home) : await readDraftOf(queries, home, involved(changes))
  const { steps, conflicts, refusals } = editAll(draft, live, changes, act)
  const faults: readonly NamedFault[] = [
    ...refusals.map(({ change, reason }) => ({ ...change, reason: REASONS[reason] })),
    ...checkSteps(applySteps(draft, steps), live, steps).map(({ name, ...fault }) => ({ ...name, ...fault })),
  ]
  return { steps, conflicts, faults }
}

const REASONS: Readonly<Record<EditRefusal, string>> = {
  unknown: 'does not exist, neither live nor in the draft',
  taken: 'already exists: leave out the id to get a new one',
  single: 'can’t be made or removed',
  live_only: 'is changed live by PATCH manage/instances, not in the draft',
}

/** An act at this moment, with a batch of its own. */
export function actOf({ now }: Pick<DraftDeps, 'now'>, { kind, id }: Actor, act: DraftActKind): DraftAct {
  return { by: { kind, id }, at: now().toISOString(), batch: randomUUID(), kind: act }
}

/** Stores the steps of an act and announces them. */
export async function storeSteps(
  tx: Queries,
  deps: DraftDeps,
  home: DraftHome,
  steps: readonly Step[],
  act: DraftAct,
): Promise<void> {
  if (steps.length === 0) return
  await writeSteps(tx, home, steps, act, deps.database.kind)
  await deps.announceDraft(tx, { home, batch: act.batch, changed: steps.length })
}

/** What an act did. */
export function changedOf(steps: readonly Step[], { batch }: DraftAct): DraftChanged {
  return { batch: steps.length > 0 ? batch : null, changed: steps.length, made: [] }
}

/**
 * Finds fields that the role may not change, and fields of units that a feed owns. A feed writes live units only, so those
 * of the draft are free.
 */
async function findLocked(
  deps: DraftDeps,
  { projectId }: DraftHome,
  role: Role,
  live: Snapshot,
  changes: readonly PlacedChange[],
): Promise<Refusal | null> {
  const fieldsOf = (found: readonly PlacedChange[]) => [...new Set(found.map(({ field }) => field))]
  const locked = fieldsOf(changes.filter((change) => isLockedField(role, change)))
  if (locked.length > 0) return { refused: 'forbidden', reason: `The role may not change ${locked.join(', ')}` }
  if (projectId === null) return null
  const ofLive = changes.filter((change) => change.kind === 'instance' && live.has(entityKey(change)))
  for (const field of fieldsOf(ofLive)) {
    if (await deps.isFieldOwned(deps.database.queries, projectId, field)) return ownedField(field)
  }
  return null
}

/** Refuses a field that a feed owns. */
export function ownedField(field: string): Refusal {
  return { refused: 'conflict', reason: `${field}: is written by a feed; take the field over first` }
}

interface NamedFault extends FieldName {
  readonly value?: Json
  readonly reason: string
}

async function findBlocked(
  tx: Queries,
  deps: DraftDeps,
  { projectId }: DraftHome,
  live: Snapshot,
  steps: readonly Step[],
): Promise<readonly NamedFault[]> {
  if (projectId === null) return []
  const removed = steps.filter(
    ({ name, after }) =>
      name.kind === 'instance' && name.field === EXISTS && after?.value === false && live.has(entityKey(name)),
  )
  const blocks = await findRemovalBlocks(
    tx,
    deps,
    projectId,
    removed.map(({ name }) => name.id),
  )
  return blocks.map(({ id, number, why }) => ({
    kind: 'instance',
    id,
    field: EXISTS,
    reason: `unit ${number} can’t be removed: it ${why === 'hold' ? 'is held' : 'has an open request'}`,
  }))
}

/** Gives each fault the place of its change. What follows from a removal has the place of the first one. */
function placeFaults(faults: readonly NamedFault[], changes: readonly PlacedChange[]): readonly PlacedFault[] {
  const places = new Map(changes.map((change) => [fieldKey(change), change.index]))
  const first = changes.find(isRemoval)?.index ?? 0
  return faults.map(({ kind, id, field, value, reason }) => ({
    index: places.get(fieldKey({ kind, id, field })) ?? first,
    field,
    reason,
    ...(value !== undefined && { value: value as NonNullable<PlacedFault['value']> }),
  }))
}

/** The entities that changes touch and refer to, and the project for its currency. */
function involved(changes: readonly PlacedChange[]): Iterable<EntityName> {
  const names = changes.flatMap((change) => [change, ...referencesOf(change, change.value)])
  return new Map([PROJECT, ...names].map(({ kind, id }) => [entityKey({ kind, id }), { kind, id }])).values()
}

/** The draft and its lock, for a change of the whole draft. */
export async function openDraft(tx: Queries, home: DraftHome): Promise<Draft> {
  await lockDraft(tx, home)
  return readDraft(tx, home)
}

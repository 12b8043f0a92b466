import type { Hold } from '#contract/holds.ts'
import { editAll } from '#domain/draft/edit.ts'
import {
  type Entity,
  type EntityName,
  entityKey,
  type FieldName,
  fieldKey,
  type Snapshot,
  valueIn,
} from '#domain/draft/entity.ts'
import {
  type Act,
  applyEntries,
  applySteps,
  type Change,
  type Draft,
  type DraftEntry,
  draftOf,
  entriesByEntity,
  type Step,
} from '#domain/draft/entry.ts'
import type { Json } from '#domain/draft/json.ts'
import type { StatusChange } from '#domain/draft/sent-change.ts'
import type { Clash, Clashes } from './clashes.ts'

/** A project as the Studio shows it: what visitors see, what is unpublished, and both together. */
export interface ProjectState {
  readonly live: Snapshot
  /** Unpublished values, those included that the server does not have yet. */
  readonly draft: Draft
  readonly shown: Snapshot
  /** Open holds by the own id of their unit. */
  readonly holds: ReadonlyMap<string, Hold>
  /** Fields that somebody else changed meanwhile, by `fieldKey`. */
  readonly clashes: Clashes
}

/** A project as it was loaded. */
export function loadedState(
  live: Iterable<Entity>,
  entries: Iterable<DraftEntry>,
  holds: Iterable<Hold>,
): ProjectState {
  const snapshot = new Map([...live].map((entity) => [entityKey(entity), entity]))
  const draft = draftOf(entries)
  return {
    live: snapshot,
    draft,
    shown: applyEntries(snapshot, draft.values()),
    holds: new Map([...holds].map((hold) => [hold.unit.external_id, hold])),
    clashes: new Map(),
  }
}

/** Makes changes as one act. What can't be made is left out: the server says why. */
export function changed(
  state: ProjectState,
  changes: readonly Change[],
  act: Act,
): { readonly state: ProjectState; readonly steps: readonly Step[] } {
  const { steps } = editAll(state.draft, state.live, changes, act)
  return { state: stepped(state, steps), steps }
}

/** The state after some steps of the draft. */
export function stepped(state: ProjectState, steps: readonly Step[]): ProjectState {
  if (steps.length === 0) return state
  const draft = applySteps(state.draft, steps)
  return {
    ...state,
    draft,
    shown: shownAfter(
      state,
      state.live,
      draft,
      steps.map(({ name }) => name),
    ),
  }
}

/** The steps that take some steps back. */
export function reversed(steps: readonly Step[]): readonly Step[] {
  return steps.map(({ name, before, after }) => ({ name, before: after, after: before }))
}

/** The changes that take some steps back, for a server that may have them. */
export function changesBack(live: Snapshot, steps: readonly Step[]): readonly Change[] {
  return steps.map(({ name, before, after }) => ({
    ...name,
    value: before ? before.value : valueIn(live, name),
    base: after ? after.value : valueIn(live, name),
  }))
}

/** Puts unpublished values of somebody else into the draft; null means that a field is no longer changed. */
export function withEntries(
  state: ProjectState,
  entries: readonly { readonly name: FieldName; readonly entry: DraftEntry | null }[],
): ProjectState {
  return stepped(
    state,
    entries.map(({ name, entry }) => ({ name, before: state.draft.get(fieldKey(name)) ?? null, after: entry })),
  )
}

/** Changes statuses of units, which are live at once. */
export function withStatuses(state: ProjectState, changes: readonly StatusChange[]): ProjectState {
  const live = new Map(state.live)
  const names: EntityName[] = []
  for (const { id, to } of changes) {
    const name = { kind: 'instance', id } as const
    const entity = live.get(entityKey(name))
    if (!entity) continue
    live.set(entityKey(name), { ...entity, fields: withField(entity.fields, 'status', to) })
    names.push(name)
  }
  return { ...state, live, shown: shownAfter(state, live, state.draft, names) }
}

/** Adds or ends a hold. */
export function withHold(state: ProjectState, unit: string, hold: Hold | null): ProjectState {
  const holds = new Map(state.holds)
  if (hold) holds.set(unit, hold)
  else holds.delete(unit)
  return { ...state, holds }
}

/** Records what somebody else changed meanwhile. */
export function clashed(state: ProjectState, clashes: readonly Clash[]): ProjectState {
  const known = new Map(state.clashes)
  for (const clash of clashes) known.set(fieldKey(clash), clash)
  return { ...state, clashes: known }
}

/** Forgets clashes that were settled. */
export function settled(state: ProjectState, names: readonly FieldName[]): ProjectState {
  const clashes = new Map(state.clashes)
  for (const name of names) clashes.delete(fieldKey(name))
  return { ...state, clashes }
}

function shownAfter(state: ProjectState, live: Snapshot, draft: Draft, names: readonly EntityName[]): Snapshot {
  const keys = new Set(names.map(entityKey))
  const entries = entriesByEntity([...draft.values()].filter((entry) => keys.has(entityKey(entry))))
  const shown = new Map<string, Entity>(state.shown)
  for (const key of keys) {
    const entity = live.get(key)
    const alone = new Map(entity ? [[key, entity]] : [])
    const next = applyEntries(alone, entries.get(key) ?? []).get(key)
    if (next) shown.set(key, next)
    else shown.delete(key)
  }
  return shown
}

function withField(fields: Entity['fields'], field: string, value: Json): Entity['fields'] {
  const { [field]: _, ...others } = fields
  return value === null ? others : { ...others, [field]: value }
}

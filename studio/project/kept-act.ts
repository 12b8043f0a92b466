import { fieldKey } from '#domain/draft/entity.ts'
import { fieldsOf } from './store-state.ts'
import type { Waiting } from './waiting.ts'

/** An act as this browser keeps it. */
export interface KeptAct {
  /** The account, the person and the project. Another person who uses the same browser has other work. */
  readonly work: IDBValidKey
  /** The open tab that sends the act. */
  readonly tab: string
  readonly act: Waiting
}

/** Whether nobody sends a kept act, so that a tab may take it over. */
export function isOrphan({ tab }: Pick<KeptAct, 'tab'>, own: string, open: ReadonlySet<string>): boolean {
  return tab !== own && !open.has(tab)
}

/** The fields that acts change, by `fieldKey`. */
export function changedBy(acts: readonly Waiting[]): ReadonlySet<string> {
  return new Set(acts.flatMap(fieldsOf).map(fieldKey))
}

/** The fields that acts overwrite. Taking an act back overwrites nothing that was made meanwhile in another tab. */
export function overwrittenBy(acts: readonly Waiting[]): ReadonlySet<string> {
  return changedBy(acts.filter(({ undoes }) => undoes === undefined))
}

/** An act without its changes of some fields. It may be left with none. */
export function withoutFields(act: Waiting, fields: ReadonlySet<string>): Waiting {
  const names = fieldsOf(act).map(fieldKey)
  if (!names.some((name) => fields.has(name))) return act
  const isLeft = (_: unknown, index: number) => !fields.has(names[index] ?? '')
  return act.kind === 'draft'
    ? { ...act, changes: act.changes.filter(isLeft) }
    : { ...act, changes: act.changes.filter(isLeft) }
}

/** An act without the changes that its kept form has lost to newer ones. */
export function asKept(act: Waiting, kept: Waiting): Waiting {
  const left = changedBy([kept])
  return withoutFields(act, new Set([...changedBy([act])].filter((name) => !left.has(name))))
}

/** Acts that were made over one which is not sent: the first change of each field starts from what that one started from. */
export function madeOver(acts: readonly Waiting[], unsent: Waiting): readonly Waiting[] {
  let rest = unsent
  return acts.map((act) => {
    const started = startedFrom(act, rest)
    rest = withoutFields(rest, changedBy([act]))
    return started
  })
}

function startedFrom(act: Waiting, unsent: Waiting): Waiting {
  if (withoutFields(act, changedBy([unsent])) === act) return act
  if (act.kind === 'draft' && unsent.kind === 'draft') {
    const before = new Map(unsent.changes.map((change) => [fieldKey(change), change]))
    return { ...act, changes: act.changes.map((one) => ({ ...one, base: (before.get(fieldKey(one)) ?? one).base })) }
  }
  if (act.kind === 'status' && unsent.kind === 'status') {
    const before = new Map(unsent.changes.map((change) => [change.id, change]))
    return { ...act, changes: act.changes.map((one) => ({ ...one, from: (before.get(one.id) ?? one).from })) }
  }
  return act
}

/**
 * What a tab still has to send of an act. `kept` is the act as it is kept, and all acts of the same work that were made later.
 * What another tab has changed since is left to that tab: an older value never overwrites a newer one.
 */
export function leftToSend(act: Waiting, tab: string, kept: readonly KeptAct[]): Waiting {
  // Without a record it was kept nowhere, and nobody else knows it.
  const own = asKept(act, kept.find((one) => one.act.key === act.key)?.act ?? act)
  const newer = kept.filter((one) => one.tab !== tab && one.act.key !== act.key)
  return withoutFields(own, overwrittenBy(newer.map((one) => one.act)))
}

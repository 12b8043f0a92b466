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

/** An act without its changes of some fields. It may be left with none. */
export function withoutFields(act: Waiting, fields: ReadonlySet<string>): Waiting {
  const names = fieldsOf(act).map(fieldKey)
  if (!names.some((name) => fields.has(name))) return act
  const isLeft = (_: unknown, index: number) => !fields.has(names[index] ?? '')
  return act.kind === 'draft'
    ? { ...act, changes: act.changes.filter(isLeft) }
    : { ...act, changes: act.changes.filter(isLeft) }
}

/**
 * What a tab still has to send of an act. `kept` is the act as it is kept, and all acts of the same work that were made later.
 * What another tab has changed since is left to that tab: an older value never overwrites a newer one.
 */
export function leftToSend(act: Waiting, tab: string, kept: readonly KeptAct[]): Waiting {
  // Without a record it was kept nowhere, and nobody else knows it.
  const own = kept.find((one) => one.act.key === act.key)?.act ?? act
  const newer = kept.filter((one) => one.tab !== tab && one.act.key !== act.key)
  const left = withoutFields(own, changedBy(newer.map((one) => one.act)))
  return left.changes.length === act.changes.length ? act : left
}

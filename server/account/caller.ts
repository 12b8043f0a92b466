import type { KeySource } from '#contract/keys.ts'
import type { Role } from '#domain/account/role.ts'
import type { Actor } from './actor.ts'
import type { Reach } from './reach.ts'

/** The key or the person behind a call. */
export type Who =
  /** `source` is what uses the key: the history names a feed or a CRM as such. */
  | { readonly kind: 'key'; readonly keyId: number; readonly source: KeySource }
  | { readonly kind: 'person'; readonly personId: number; readonly sessionId: number; readonly agent: string }

/** Who makes a call of the management API. */
export interface Caller extends Reach {
  readonly who: Who
  readonly role: Role
}

/** A person who makes a call. */
export type PersonCaller = Caller & { readonly who: Extract<Who, { readonly kind: 'person' }> }

/** A caller as the history names them, with what they may see and change. */
export type ReachingActor = Reach & Actor

/** The caller as the author of changes in the history. */
export function actorOfCaller({
  accountId,
  projects,
  who,
}: Pick<Caller, 'accountId' | 'projects' | 'who'>): ReachingActor {
  if (who.kind === 'person') return { accountId, projects, kind: 'person', id: who.personId, agent: who.agent }
  return { accountId, projects, kind: who.source === 'system' ? 'key' : who.source, id: who.keyId }
}

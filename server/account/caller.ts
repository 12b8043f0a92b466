import type { KeySource } from '#contract/keys.ts'
import type { Role } from '#domain/account/role.ts'
import type { Actor } from './actor.ts'
import type { Reach } from './key-reach.ts'

/** Who makes a call of the management API. */
export interface Caller extends Reach {
  /** The key that the call was made with. */
  readonly keyId: number
  readonly role: Role
  /** What uses the key. The history names a feed or a CRM as such. */
  readonly source: KeySource
}

/** A caller as the history names them, with what they may see and change. */
export type ReachingActor = Reach & Actor

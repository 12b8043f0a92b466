import type { SentChange, StatusChange } from '#domain/draft/sent-change.ts'
import { STATUS_TYPES } from '#domain/status/status.ts'
import type { UnitFacts, UnitStatus } from './unit-facts.ts'

/** How many units one stroke can hold: each is a call of its own. */
const MAX_HELD = 20

/** What a stroke does. */
export interface Paint {
  /** Statuses that change live. */
  readonly statuses: readonly StatusChange[]
  /** Statuses of units that only the draft has. */
  readonly drafted: readonly SentChange[]
  /** Units that are held for the time in the bar. */
  readonly held: readonly UnitFacts[]
  /** Units whose hold ends. */
  readonly released: readonly UnitFacts[]
  /** There were too many units to hold them: they got the status. */
  readonly isTooMany: boolean
  /** Units that keep their status because a feed writes it. */
  readonly left: readonly UnitFacts[]
}

interface PaintRules {
  readonly reserved: UnitStatus | null
  readonly isHolding: boolean
  /** Whether only a feed may change the status of a unit. */
  readonly isOwned: (unit: UnitFacts) => boolean
}

/**
 * What painting units with a status does. With a hold, free units are held and keep their status; painting a held unit
 * free releases it. A feed that writes statuses does not stop holds.
 */
export function paintOf(
  units: readonly UnitFacts[],
  brush: UnitStatus,
  { reserved, isHolding, isOwned }: PaintRules,
): Paint {
  const isHold = isHolding && reserved?.id === brush.id
  const canHold = ({ isNew, status, hold }: UnitFacts) => !isNew && hold === null && status?.type === STATUS_TYPES.free
  const asked = isHold ? units.filter(canHold) : []
  const isTooMany = asked.length > MAX_HELD
  const held = isTooMany ? [] : asked
  const isHeldNow = new Set(held.map(({ id }) => id))
  const changing = units.filter(
    ({ id, hold, status }) =>
      !isHeldNow.has(id) && status?.id !== brush.id && !(hold !== null && reserved?.id === brush.id),
  )
  const others = changing.filter((unit) => !isOwned(unit))
  return {
    held,
    left: changing.filter(isOwned),
    isTooMany: isTooMany && others.length > 0,
    released: units.filter(({ hold }) => hold !== null && brush.type === STATUS_TYPES.free),
    statuses: others.flatMap(({ id, isNew, status }) =>
      isNew || !status ? [] : [{ id, from: status.id, to: brush.id }],
    ),
    drafted: others.flatMap(({ id, isNew, status }): readonly SentChange[] =>
      isNew ? [{ kind: 'instance', id, field: 'status', value: brush.id, base: status?.id ?? null }] : [],
    ),
  }
}

/** How many units a stroke changes. */
export function countPainted({ statuses, drafted, held, released }: Paint): number {
  return new Set([
    ...statuses.map(({ id }) => id),
    ...drafted.map(({ id }) => id),
    ...held.map(({ id }) => id),
    ...released.map(({ id }) => id),
  ]).size
}

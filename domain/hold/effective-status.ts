import { STATUS_TYPES, type StatusType } from '#domain/status/status.ts'

/** A status, as far as this rule needs it. */
interface TypedStatus {
  readonly type: StatusType
}

/**
 * The status that everybody sees. A sold unit stays sold and one that is not for sale stays so. Any other held unit has
 * the project's first reserved status, if there is one.
 */
export function effectiveStatus<Stored extends TypedStatus>(
  stored: Stored,
  isHeld: boolean,
  reserved: Stored | null,
): Stored {
  return isHeld && canBeHeld(stored) ? (reserved ?? stored) : stored
}

/** Whether a hold has an effect on a unit of this stored status. */
export function canBeHeld({ type }: TypedStatus): boolean {
  return type !== STATUS_TYPES.sold && type !== STATUS_TYPES.not_for_sale
}

/** The status of held units: the first of type reserved, in the project's order. */
export function reservedStatus<Stored extends TypedStatus>(statuses: readonly Stored[]): Stored | null {
  return statuses.find(({ type }) => type === STATUS_TYPES.reserved) ?? null
}

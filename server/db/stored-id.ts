// The contract takes longer ids than a column of the database holds: comparing one with it would be an error there.
const MAX_STORED_ID = 2_147_483_647

/** Tells whether something can be stored under an id. */
export function canBeStored(id: number): boolean {
  return id <= MAX_STORED_ID
}

// The contract allows larger ids than a column of the database, and comparing them would be an error.
const MAX_STORED_ID = 2_147_483_647

/** Whether an id fits into a column of the database. */
export function canBeStored(id: number): boolean {
  return id <= MAX_STORED_ID
}
